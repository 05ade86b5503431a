import { checkContent, formatProblem } from '../src/content/check-content.ts'

const { files, problems } = checkContent(process.cwd())
for (const problem of problems) console.error(formatProblem(problem))
if (problems.length > 0) process.exitCode = 1
else console.log(`${files.length} content files, no problem`)
