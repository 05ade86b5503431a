import { checkContent, formatProblem } from '#src/content/validate/check-content.ts'
import { findWarnings } from '#src/content/validate/check-warnings.ts'

// npm run check:content: prints the errors of the content, which stop a release, or else its warnings, which never do.
const root = process.cwd()
const { files, problems } = checkContent(root)
for (const problem of problems) console.error(formatProblem(problem))
if (problems.length > 0) {
  console.error(`${problems.length} ${problems.length === 1 ? 'error' : 'errors'}: the site cannot be built`)
  process.exitCode = 1
} else {
  const warnings = findWarnings(root, files)
  for (const warning of warnings) console.warn(`warning: ${formatProblem(warning)}`)
  console.log(`${files.length} content files, no error, ${warnings.length} warnings`)
}
