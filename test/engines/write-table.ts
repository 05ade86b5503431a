import { readFileSync, writeFileSync } from 'node:fs'
import { ENGINES, type EngineName } from './engine-driver.ts'

// npm run generate:engine-table: writes the results of the last `npm run test:engines` into docs/testing.md.
const REPORT = 'test-results/reports/engines.json'
const DOCUMENT = 'docs/testing.md'
const SECTION = /(?<=<!-- engine-results -->\n).*?(?=<!-- \/engine-results -->)/s

const PAGE = /^page: loads the (?<name>.+) page whole$/
const FLOW = /^flow: (?<name>.+)$/

type Test = {
  ancestorTitles: [EngineName, ...string[]]
  title: string
  status: string
  meta: { browser?: string }
}

const report = JSON.parse(readFileSync(REPORT, 'utf8')) as { testResults: { assertionResults: Test[] }[] }
const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
const rows = ENGINES.map((engine) => `| ${cellsOf(engine).join(' | ')} |\n`)
const table = `| engine | pages | flows | all but |\n|---|---|---|---|\n${rows.join('')}`
writeFileSync(
  DOCUMENT,
  readFileSync(DOCUMENT, 'utf8').replace(SECTION, () => table),
)

/** Returns the version of an engine, how many of its pages and flows pass, and which ones do not. */
function cellsOf(engine: EngineName): string[] {
  const own = tests.filter(({ ancestorTitles }) => ancestorTitles[0] === engine)
  const results = [PAGE, FLOW].map((title) =>
    namesOf(title).map((name) => {
      const test = own.find((each) => title.exec(each.title)?.groups?.name === name)
      return { name, status: test?.status ?? 'not run' }
    }),
  )
  const failures = results.flat().filter(({ status }) => status !== 'passed')
  return [
    own.find(({ meta }) => meta.browser)?.meta.browser ?? engine,
    ...results.map((all) => `${all.filter(({ status }) => status === 'passed').length} of ${all.length}`),
    failures
      .map(({ name, status }) => `${name}: ${status === 'failed' ? '**fails**' : 'not run'}`)
      .join('; '),
  ]
}

/** Returns the names of the pages or flows that any engine has. */
function namesOf(title: RegExp): string[] {
  return [...new Set(tests.flatMap((test) => title.exec(test.title)?.groups?.name ?? []))]
}
