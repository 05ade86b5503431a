import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'

/** The one gate, on a laptop and in CI: every step must pass. The last line counts the tests. */
const STEPS: [name: string, command: string, ...args: string[]][] = [
  ['format and lint', 'biome', 'ci', '--error-on-warnings', '.'],
  ['types', 'astro', 'check', '--minimumFailingSeverity', 'warning'],
  ['spelling', 'cspell', '--no-progress', '--quiet', 'content/**', 'docs/**/*.md', '*.md'],
  ['build', 'node', 'scripts/build-if-stale.ts'],
  [
    'unit tests',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=test-results/unit.json',
  ],
  ['browser tests', 'playwright', 'test', '--reporter=list,json'],
]

mkdirSync('test-results', { recursive: true })
const failedSteps = STEPS.filter(([name, command, ...args]) => {
  console.log(`\n== ${name}`)
  const started = Date.now()
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: 'test-results/browser.json' },
  })
  console.log(
    `== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(0)} s`,
  )
  return status !== 0
})

const unit = readCounts('test-results/unit.json', 'numPassedTests', 'numFailedTests')
const browser = readBrowserCounts('test-results/browser.json')
for (const [name] of failedSteps) console.log(`failed: ${name}`)
process.exitCode = failedSteps.length > 0 ? 1 : 0
console.log(
  `${unit.passed + browser.passed} passed, ${Math.max(unit.failed + browser.failed, failedSteps.length)} failed`,
)

type Counts = { passed: number; failed: number }

function readCounts(file: string, passed: string, failed: string): Counts {
  const report = readReport(file)
  return { passed: Number(report[passed] ?? 0), failed: Number(report[failed] ?? 0) }
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
