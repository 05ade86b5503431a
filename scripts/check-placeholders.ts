import { checkContent, formatProblem } from '#src/content/validate/check-content.ts'
import { checkPlaceholders, formatFindings } from './find-placeholders.ts'

// npm run check:placeholders: lists placeholders, sample addresses and past dates, to settle before the
// launch.
const root = process.cwd()
const now = new Date()
const { files, problems } = checkContent(root)
if (problems.length > 0) {
  for (const problem of problems) console.error(formatProblem(problem))
  process.exitCode = 1
} else {
  const findings = checkPlaceholders(files, now)
  console.log(formatFindings(findings))
  if (findings.length > 0) process.exitCode = 1
}
