import { checkContent, formatProblem } from '#src/content/validate/check-content.ts'
import { checkEditorial } from '#src/content/validate/check-editorial.ts'

// npm run check:content: checks the content against the rules of the build. Valid content is then checked against the
// editorial rules.
const root = process.cwd()
const { files, problems } = checkContent(root)
const found = problems.length > 0 ? problems : checkEditorial(root, files)
for (const problem of found) console.error(formatProblem(problem))
if (found.length > 0) process.exitCode = 1
else console.log(`${files.length} content files, no problem`)
