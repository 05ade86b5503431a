import { spawnSync } from 'node:child_process'
import { checkContentAndMedia } from '#src/content/check/check-media.ts'
import { findWarnings } from '#src/content/check/check-warnings.ts'
import { formatProblem } from '#src/content/check/format-problem.ts'
import { dayOf } from '#src/content/text/dates.ts'
import { findPlaceholders } from './find-placeholders.ts'

// npm run check:content: prints the errors of the content, which stop a release, or else its warnings, which never do.
// npm run check:placeholders: prints what to settle before the launch, and fails while anything is left.
const root = process.cwd()
const { files, problems } = await checkContentAndMedia(root)
const unsettled = files.flatMap((content) => findPlaceholders(content, dayOf())).map(formatProblem)
for (const problem of problems) console.error(formatProblem(problem))
if (problems.length > 0) {
  console.error(`${problems.length} ${problems.length === 1 ? 'error' : 'errors'}: the site cannot be built`)
  process.exitCode = 1
} else if (process.argv.includes('--placeholders')) {
  for (const line of unsettled) console.log(line)
  console.log(`${unsettled.length} left to settle before the launch`)
  if (unsettled.length > 0) process.exitCode = 1
} else {
  const warnings = [...findWarnings(root, files).map(formatProblem), ...unknownWords()]
  if (unsettled.length > 0)
    warnings.push(`${unsettled.length} placeholders are left; npm run check:placeholders lists them`)
  for (const warning of warnings) console.warn(`warning: ${warning}`)
  console.log(
    `${files.length} content files, no error, ${warnings.length} ${warnings.length === 1 ? 'warning' : 'warnings'}`,
  )
}

/** Returns a line for each word of the content that the spelling check does not know. Capitalised words are skipped as names. */
function unknownWords(): string[] {
  const options = ['--no-progress', '--no-summary', '--relative', '--no-color', 'content/**/*.{yaml,md}']
  const { stdout, stderr, status, error } = spawnSync('cspell', options, { cwd: root, encoding: 'utf8' })
  if (error || (status !== 0 && stdout === ''))
    return [`the spelling was not checked: ${error?.message ?? stderr}`]
  return stdout.split('\n').filter((line) => line !== '' && !/Unknown word \(\p{Lu}/u.test(line))
}
