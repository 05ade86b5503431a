import { checkContent, formatProblem } from '#src/content/validate/check-content.ts'
import { checkEditorial } from '#src/content/validate/check-editorial.ts'

// npm run check:content: the rules of the build, then those of the wording.
const root = process.cwd()
const { files, problems } = checkContent(root)
const found = problems.length > 0 ? problems : checkEditorial(root, files)
for (const problem of found) console.error(formatProblem(problem))
if (found.length > 0) process.exitCode = 1
else console.log(`${files.length} content files, no problem`)
