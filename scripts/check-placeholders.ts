import { checkContent, formatProblem } from '#src/content/validate/check-content.ts'
import { checkPlaceholders, formatFindings } from '#src/content/validate/check-placeholders.ts'

// npm run check:placeholders: lists placeholders, sample addresses and past dates to replace before the launch.
const now = new Date()
const { files, problems } = checkContent(process.cwd(), now)
if (problems.length > 0) {
  for (const problem of problems) console.error(formatProblem(problem))
  process.exitCode = 1
} else {
  const findings = checkPlaceholders(files, now)
  console.log(formatFindings(findings))
  if (findings.length > 0) process.exitCode = 1
}
