import { spawnSync } from 'node:child_process'
import { type ContentFile, entries } from '#src/content/load/read-content.ts'
import { unsignedClaims } from '#src/content/load/without-unsigned.ts'
import { checkContent, formatProblem } from '#src/content/validate/check-content.ts'
import { findWarnings } from '#src/content/validate/check-warnings.ts'
import { claimsSheet } from './claims-sheet.ts'
import { checkPlaceholders, formatFindings } from './find-placeholders.ts'

// npm run check:content: prints the errors of the content, which stop a release, or else its warnings, which never do.
// npm run check:placeholders: prints what to settle before the launch; --sheet: as a page for the owner to sign.
const root = process.cwd()
const { files, problems } = checkContent(root)
for (const problem of problems) console.error(formatProblem(problem))
if (problems.length > 0) {
  console.error(`${problems.length} ${problems.length === 1 ? 'error' : 'errors'}: the site cannot be built`)
  process.exitCode = 1
} else if (process.argv.includes('--placeholders')) {
  const findings = checkPlaceholders(files, new Date())
  const isSheet = process.argv.includes('--sheet')
  console.log(isSheet ? claimsSheet(findings, files) : formatFindings(findings))
  if (findings.length > 0 && !isSheet) process.exitCode = 1
} else {
  const warnings = [
    ...findWarnings(root, files).map(formatProblem),
    ...unsettledFacts(files),
    ...unknownWords(),
  ]
  for (const warning of warnings) console.warn(`warning: ${warning}`)
  console.log(
    `${files.length} content files, no error, ${warnings.length} ${warnings.length === 1 ? 'warning' : 'warnings'}`,
  )
}

/** Returns a line for each past date, one on shown claims and one on placeholders. */
function unsettledFacts(files: readonly ContentFile[]): string[] {
  const findings = checkPlaceholders(files, new Date())
  // A launch quarter that is over has a warning of its own.
  const past = findings.filter(({ isOver, field }) => isOver && field !== 'launchQuarter')
  const claims = files.flatMap((content) => unsignedClaims(content)).length
  const isShown = entries(files, 'site').some(({ data }) => data.unsigned !== 'hide')
  const invented = findings.filter(({ isOver }) => !isOver).length
  return [
    ...past.map(({ file, field, what }) => `${file}: ${field}: ${what}`),
    ...(claims > 0 && isShown
      ? [
          `content/site.yaml: unsigned: the pages show ${claims} claims that nobody has signed; “hide” leaves them out`,
        ]
      : []),
    ...(invented > 0 ? [`${invented} placeholders are left; npm run check:placeholders lists them`] : []),
  ]
}

/** Returns a line for each word of the content that the spelling check does not know. Capitalised words are skipped as names. */
function unknownWords(): string[] {
  const options = ['--no-progress', '--no-summary', '--relative', '--no-color', 'content/**/*.{yaml,md}']
  const { stdout, stderr, status, error } = spawnSync('cspell', options, { cwd: root, encoding: 'utf8' })
  if (error || (status !== 0 && stdout === ''))
    return [`the spelling was not checked: ${error?.message ?? stderr}`]
  return stdout.split('\n').filter((line) => line !== '' && !/Unknown word \(\p{Lu}/u.test(line))
}
