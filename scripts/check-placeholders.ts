import { readProfileFile } from '#src/content/load/profile-file.ts'
import { checkContent, formatProblem } from '#src/content/validate/check-content.ts'
import { checkPlaceholders, formatFindings } from '#src/content/validate/check-placeholders.ts'
import { checkProfile } from '#src/content/validate/check-profile.ts'

// npm run check:placeholders: lists placeholders, sample addresses, past dates and an old company profile, to settle before
// the launch.
const root = process.cwd()
const now = new Date()
const { files, problems } = checkContent(root)
if (problems.length > 0) {
  for (const problem of problems) console.error(formatProblem(problem))
  process.exitCode = 1
} else {
  const findings = [...checkPlaceholders(files, now), ...checkProfile(files, readProfileFile(root))]
  console.log(formatFindings(findings))
  if (findings.length > 0) process.exitCode = 1
}
