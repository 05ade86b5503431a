import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { npmScript, runSteps, STATIC_CHECKS } from './run-steps.ts'

// npm test: runs the static checks, the build and all tests, locally and in CI. Its last line counts the tests.
const UNIT_REPORT = 'test-results/unit.json'
const E2E_REPORT = 'test-results/e2e.json'
const ENGINES_REPORT = 'test-results/engines.json'

mkdirSync('test-results', { recursive: true })
// Delete the reports of an earlier run, because a step that crashes does not overwrite its report.
for (const report of [UNIT_REPORT, E2E_REPORT, ENGINES_REPORT]) rmSync(report, { force: true })

const failedSteps = runSteps(
  [
    ...STATIC_CHECKS,
    ['build', 'node', 'scripts/build-if-stale.ts'],
    npmScript('test:unit', ...vitestReport(UNIT_REPORT)),
    npmScript('test:e2e', '--reporter=list,json'),
    npmScript('test:engines', ...vitestReport(ENGINES_REPORT)),
  ],
  { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: E2E_REPORT },
)

const counts = [
  readVitestCounts(UNIT_REPORT),
  readPlaywrightCounts(E2E_REPORT),
  readVitestCounts(ENGINES_REPORT),
]
const passed = counts.reduce((sum, each) => sum + each.passed, 0)
const failed = counts.reduce((sum, each) => sum + each.failed, 0)
for (const name of failedSteps) console.log(`failed: ${name}`)
process.exitCode = failedSteps.length > 0 ? 1 : 0
console.log(`${passed} passed, ${Math.max(failed, failedSteps.length)} failed`)

type Counts = { passed: number; failed: number }

function vitestReport(file: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
}

function readVitestCounts(file: string): Counts {
  const { numPassedTests, numFailedTests } = readReport(file)
  return { passed: Number(numPassedTests ?? 0), failed: Number(numFailedTests ?? 0) }
}

function readPlaywrightCounts(file: string): Counts {
  const stats = (readReport(file).stats ?? {}) as Record<string, number>
  return { passed: (stats.expected ?? 0) + (stats.flaky ?? 0), failed: stats.unexpected ?? 0 }
}

/** Reads a report; returns an empty one if the step crashed before it wrote the file. */
function readReport(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
