import { formatProblem } from '#src/content/validate/check-content.ts'
import { checkContentAndWording } from '#src/content/validate/check-editorial.ts'

// npm run check:content: checks the content against the rules of the build. Valid content is then checked against the
// editorial rules.
const { files, problems } = checkContentAndWording(process.cwd())
for (const problem of problems) console.error(formatProblem(problem))
if (problems.length > 0) process.exitCode = 1
else console.log(`${files.length} content files, no problem`)
