import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const SCRIPT = resolve(import.meta.dirname, 'run-tests.ts')

/** Runs test levels in a new folder that holds an old report. Every step runs the shell script `step` instead of its command. */
function runTests(levels: string[], step: string): { status: number | null; lastLine: string | undefined } {
  const folder = temporaryFolder()
  const bin = join(folder, 'bin')
  for (const name of ['bin', 'test-results/reports']) mkdirSync(join(folder, name), { recursive: true })
  for (const name of ['npm', 'node', 'astro', 'cspell', 'vitest']) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${step}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  const report = join(folder, 'test-results/reports/quick-unit.json')
  writeFileSync(report, '{ "numPassedTests": 500, "numFailedTests": 0 }')
  const env = { ...process.env, PATH: [bin, '/usr/bin', '/bin'].join(delimiter) }
  const options = { cwd: folder, env, encoding: 'utf8' } as const
  const { status, stdout } = spawnSync(process.execPath, [SCRIPT, ...levels], options)
  return { status, lastLine: stdout.trim().split('\n').at(-1) }
}

/** Writes reports like the real steps: 2 tests of Vitest, 3 of Playwright, one of them flaky, and 2 of the engines. */
const WRITE_REPORTS = `
for arg in "$@"; do
  case "$arg" in --outputFile.json=*) echo '{ "numPassedTests": 2, "numFailedTests": 0 }' > "\${arg#*=}" ;; esac
done
case "$*" in
  *test:e2e*) echo '{ "stats": { "expected": 2, "flaky": 1, "unexpected": 0 } }' > "$PLAYWRIGHT_JSON_OUTPUT_NAME" ;;
  *test:engines*) echo '{ "numPassedTests": 2, "numFailedTests": 0 }' > test-results/reports/engines.json ;;
esac`

describe('run-tests', () => {
  it('counts the unit, browser and engine tests of all levels in its last line', () => {
    const passed = { status: 0, lastLine: '12 passed, 0 failed' }
    expect(runTests(['quick', 'slow', 'engines'], WRITE_REPORTS)).toEqual(passed)
  })

  it('passes the shard to the slow tests only', () => {
    const failOnShard = 'case "$*" in *--shard=1/3*) exit 1 ;; esac'
    expect(runTests(['quick', '--shard=1/3'], failOnShard).lastLine).toBe('0 passed, 0 failed')
    expect(runTests(['slow', '--shard=1/3'], failOnShard).lastLine).toBe('0 passed, 2 failed')
  })

  it('counts failed steps instead of old test reports when every step crashes', () => {
    expect(runTests(['quick'], 'exit 1')).toEqual({
      status: 1,
      lastLine: expect.stringMatching(/^0 passed, [1-9]\d* failed$/),
    })
  })
})
