import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const SCRIPT = resolve(import.meta.dirname, 'run-tests.ts')

/** Runs `npm test` in a folder with reports of an earlier run. The shell script `step` replaces the command of every step. */
function runTests(step: string): { status: number | null; lastLine: string | undefined } {
  const folder = temporaryFolder()
  const bin = join(folder, 'bin')
  for (const name of ['bin', 'test-results']) mkdirSync(join(folder, name))
  for (const name of ['npm', 'node']) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${step}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  writeFileSync(join(folder, 'test-results/unit.json'), '{ "numPassedTests": 500, "numFailedTests": 0 }')
  writeFileSync(join(folder, 'test-results/engines.json'), '{ "numPassedTests": 50, "numFailedTests": 0 }')
  writeFileSync(join(folder, 'test-results/e2e.json'), '{ "stats": { "expected": 300, "unexpected": 0 } }')
  const env = { ...process.env, PATH: [bin, '/usr/bin', '/bin'].join(delimiter) }
  const { status, stdout } = spawnSync(process.execPath, [SCRIPT], { cwd: folder, env, encoding: 'utf8' })
  return { status, lastLine: stdout.trim().split('\n').at(-1) }
}

it('npm test: counts the unit, browser and engine tests in its last line', () => {
  const reports = `
case "$*" in
  *test:engines*) echo '{ "numPassedTests": 4, "numFailedTests": 0 }' > test-results/engines.json ;;
  *test:unit*) echo '{ "numPassedTests": 7, "numFailedTests": 0 }' > test-results/unit.json ;;
  *test:e2e*) echo '{ "stats": { "expected": 2, "flaky": 1, "unexpected": 0 } }' > "$PLAYWRIGHT_JSON_OUTPUT_NAME" ;;
esac`
  expect(runTests(reports)).toEqual({ status: 0, lastLine: '14 passed, 0 failed' })
})

it('npm test: counts failed steps instead of old test reports when every step crashes', () => {
  expect(runTests('exit 1')).toEqual({ status: 1, lastLine: '0 passed, 8 failed' })
})
