import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { npmScript, runSteps, STATIC_CHECKS, type Step } from './run-steps.ts'

// npm test, test:slow, test:full: runs levels of tests (docs/testing.md#levels). The last line counts their tests.
// Usage: node scripts/run-tests.ts LEVEL... [--shard=1/3]; a shard is a part of the slow tests.
const REPORTS = 'test-results/reports'

const isOption = (arg: string): boolean => arg.startsWith('--')
const levels = process.argv.slice(2).filter((arg) => !isOption(arg))
const options = process.argv.slice(2).filter(isOption)

const BUILD: Step = ['build', 'node', 'scripts/build-if-stale.ts']

const STEPS: Readonly<Record<string, readonly Step[]>> = {
  quick: [
    ...STATIC_CHECKS,
    BUILD,
    npmScript('test:unit', ...vitestReport('quick-unit')),
    npmScript('test:e2e', '--project=quick-*', '--reporter=list,json'),
  ],
  slow: [
    BUILD,
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

const counts = globSync(`${REPORTS}/*.json`).map(readCounts)
const passed = counts.reduce((sum, each) => sum + each.passed, 0)
const failed = counts.reduce((sum, each) => sum + each.failed, 0)
for (const name of failedSteps) console.log(`failed: ${name}`)
process.exitCode = failedSteps.length > 0 ? 1 : 0
console.log(`${passed} passed, ${Math.max(failed, failedSteps.length)} failed`)

type Counts = { passed: number; failed: number }

/** Reads the report of Vitest or Playwright. A report that is not complete counts no test. */
function readCounts(file: string): Counts {
  try {
    const { stats, numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'))
    if (stats) return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

function vitestReport(name: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS}/${name}.json`]
}

function unknownLevel(level: string): never {
  throw new Error(`There is no level ${level}. There are: ${Object.keys(STEPS).join(', ')}.`)
}
