import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

const UNIT_REPORT = 'test-results/unit.json'
const BROWSER_REPORT = 'test-results/browser.json'
const ENGINE_REPORT = 'test-results/engines.json'

/** The one gate, on a laptop and in CI: every step must pass. The last line counts the tests. */
const STEPS: [name: string, command: string, ...args: string[]][] = [
  ['format and lint', 'biome', 'ci', '--error-on-warnings', '.'],
  ['types', 'astro', 'check', '--minimumFailingSeverity', 'warning'],
  ['spelling', 'cspell', '--no-progress', '--quiet', 'content/**', 'docs/**/*.md', '*.md'],
  ['build', 'node', 'scripts/build-if-stale.ts'],
  ['unit tests', 'vitest', 'run', ...vitestReport(UNIT_REPORT)],
  ['browser tests', 'playwright', 'test', '--reporter=list,json'],
  ['engine tests', 'vitest', 'run', '--config=vitest.engines.config.ts', ...vitestReport(ENGINE_REPORT)],
]

mkdirSync('test-results', { recursive: true })
// A step that breaks early leaves none, and that of an earlier run must not count.
for (const report of [UNIT_REPORT, BROWSER_REPORT, ENGINE_REPORT]) rmSync(report, { force: true })
const failedSteps = STEPS.filter(([name, command, ...args]) => {
  console.log(`\n== ${name}`)
  const started = Date.now()
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT },
  })
  console.log(
    `== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(0)} s`,
  )
  return status !== 0
})

const counts = [
  readVitestCounts(UNIT_REPORT),
  readBrowserCounts(BROWSER_REPORT),
  readVitestCounts(ENGINE_REPORT),
]
const passed = counts.reduce((sum, each) => sum + each.passed, 0)
const failed = counts.reduce((sum, each) => sum + each.failed, 0)
for (const [name] of failedSteps) console.log(`failed: ${name}`)
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

function readBrowserCounts(file: string): Counts {
  const stats = (readReport(file).stats ?? {}) as Record<string, number>
  return { passed: (stats.expected ?? 0) + (stats.flaky ?? 0), failed: stats.unexpected ?? 0 }
}

/** A step that broke before it could report counts as no tests. */
function readReport(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}
