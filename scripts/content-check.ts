import { checkContent, formatProblem } from '../src/content/check-content.ts'
import { wrongCounts } from '../src/content/stated-counts.ts'

const { files, problems } = checkContent(process.cwd())
for (const problem of problems) console.error(formatProblem(problem))
if (problems.length > 0) process.exitCode = 1
else {
  for (const count of wrongCounts(files)) console.log(`please bring up to date: ${formatProblem(count)}`)
  console.log(`${files.length} content files, no problem`)
}
