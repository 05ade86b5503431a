import { globSync, mkdirSync, rmSync } from 'node:fs'
import { readTestReport } from './read-test-report.ts'
import { npmScript, runSteps, STATIC_CHECKS, type Step } from './run-steps.ts'

// npm test, test:slow, test:full: runs levels of tests (docs/testing.md#levels). The last line counts their tests.
// Usage: node scripts/run-tests.ts LEVEL... [--shard=1/3]; a shard is a part of the slow tests.
const REPORTS = 'test-results/reports'

const isOption = (arg: string): boolean => arg.startsWith('--')
const levels = process.argv.slice(2).filter((arg) => !isOption(arg))
const options = process.argv.slice(2).filter(isOption)

/** The site, and the one with the content of the fixture for the browser tests. */
const BUILDS: readonly Step[] = [
  ['build', 'node', 'scripts/build-if-stale.ts'],
  ['build of the fixture', 'node', 'test/support/build-fixture.ts'],
]

const STEPS: Readonly<Record<string, readonly Step[]>> = {
  quick: [
    ...STATIC_CHECKS,
    ...BUILDS,
    npmScript('test:unit', ...vitestReport('quick-unit')),
    npmScript('test:e2e', '--project=quick-*', '--reporter=list,json'),
  ],
  slow: [
    ...BUILDS,
    [
      'slow unit tests',
      'vitest',
      'run',
      '--project=slow',
      '--project=postgres',
      ...vitestReport('slow-unit'),
      ...options,
    ],
    npmScript('test:e2e', '--project=desktop', '--project=phone', '--reporter=list,json', ...options),
  ],
  engines: [npmScript('test:engines')],
}

// Delete the reports of an earlier run, because a step that crashes does not overwrite its report.
rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const failedSteps = levels.flatMap((level) =>
  runSteps(STEPS[level] ?? unknownLevel(level), {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: `${REPORTS}/${level}-e2e.json`,
  }),
)

const reports = globSync(`${REPORTS}/*.json`).map(readTestReport)
const passed = reports.reduce((sum, report) => sum + report.passed, 0)
const failed = reports.reduce((sum, report) => sum + report.failed, 0)
for (const name of failedSteps) console.log(`failed: ${name}`)
for (const failure of reports.flatMap(({ failures }) => failures)) console.log(`  ${failure}`)
process.exitCode = failedSteps.length > 0 ? 1 : 0
console.log(`${passed} passed, ${Math.max(failed, failedSteps.length)} failed`)

function vitestReport(name: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/${name}.json`]
}

function unknownLevel(level: string): never {
  throw new Error(`There is no level ${level}. There are: ${Object.keys(STEPS).join(', ')}.`)
}
