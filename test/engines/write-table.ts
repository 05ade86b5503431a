import { readFileSync, writeFileSync } from 'node:fs'
import { ENGINES, type EngineName } from './engine-driver.ts'

// Writes the results of the last `npm run test:engines` into docs/testing.md.
const REPORT = 'test-results/reports/engines.json'
const DOCUMENT = 'docs/testing.md'
const SECTION = /(?<=<!-- engine-results -->\n).*?(?=<!-- \/engine-results -->)/s

type Test = {
  ancestorTitles: [EngineName, ...string[]]
  title: string
  status: string
  meta: { browser?: string }
}

const RESULTS: Record<string, string> = { passed: 'passes', failed: '**fails**' }

const report = JSON.parse(readFileSync(REPORT, 'utf8')) as { testResults: { assertionResults: Test[] }[] }
const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
const tables = [
  tableOf('Page', /^page: loads the (?<name>.+) page whole$/),
  tableOf('Flow', /^flow: (?<name>.+)$/),
]
const document = readFileSync(DOCUMENT, 'utf8')
writeFileSync(
  DOCUMENT,
  document.replace(SECTION, () => `${tables.join('\n')}\n`.trimStart()),
)

/** Returns a Markdown table with a row for each test whose title matches, and a column for each engine. */
function tableOf(heading: string, title: RegExp): string {
  const nameOf = (test: Test) => title.exec(test.title)?.groups?.name
  const names = new Set(tests.flatMap((test) => nameOf(test) ?? []))
  const rows = [...names].map((name) => {
    const cells = ENGINES.map((engine) => {
      const test = tests.find((each) => each.ancestorTitles[0] === engine && nameOf(each) === name)
      return RESULTS[test?.status ?? ''] ?? 'not run'
    })
    return `| ${[name, ...cells].join(' | ')} |\n`
  })
  const versions = ENGINES.map(
    (engine) =>
      tests.find((test) => test.ancestorTitles[0] === engine && test.meta.browser)?.meta.browser ?? engine,
  )
  return `\n| ${[heading, ...versions].join(' | ')} |\n|---|${'---|'.repeat(ENGINES.length)}\n${rows.join('')}`
}
