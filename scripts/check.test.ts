import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'

const SCRIPT = resolve(import.meta.dirname, 'check.ts')

/** The last line of the gate in a folder where an earlier run has passed, and every step now does what a script says. */
function runGate(step: string): { status: number | null; verdict: string | undefined } {
  const folder = temporaryFolder()
  const bin = join(folder, 'bin')
  for (const name of ['bin', 'test-results']) mkdirSync(join(folder, name))
  for (const name of ['biome', 'astro', 'cspell', 'node', 'vitest', 'playwright']) {
    writeFileSync(join(bin, name), `#!/bin/sh\n${step}\n`)
    chmodSync(join(bin, name), 0o755)
  }
  writeFileSync(join(folder, 'test-results/unit.json'), '{ "numPassedTests": 500, "numFailedTests": 0 }')
  writeFileSync(join(folder, 'test-results/engines.json'), '{ "numPassedTests": 50, "numFailedTests": 0 }')
  writeFileSync(
    join(folder, 'test-results/browser.json'),
    '{ "stats": { "expected": 300, "unexpected": 0 } }',
  )
  const env = { ...process.env, PATH: [bin, '/usr/bin', '/bin'].join(delimiter) }
  const { status, stdout } = spawnSync(process.execPath, [SCRIPT], { cwd: folder, env, encoding: 'utf8' })
  return { status, verdict: stdout.trim().split('\n').at(-1) }
}

it('counts the tests of this run', () => {
  const reports = `
case "$0 $*" in
  */vitest*vitest.engines.config.ts*) echo '{ "numPassedTests": 4, "numFailedTests": 0 }' > test-results/engines.json ;;
  */vitest*) echo '{ "numPassedTests": 7, "numFailedTests": 0 }' > test-results/unit.json ;;
  */playwright*) echo '{ "stats": { "expected": 2, "flaky": 1, "unexpected": 0 } }' > "$PLAYWRIGHT_JSON_OUTPUT_NAME" ;;
esac`
  expect(runGate(reports)).toEqual({ status: 0, verdict: '14 passed, 0 failed' })
})

it('counts no test of an earlier run where a step breaks before it reports', () => {
  expect(runGate('exit 1')).toEqual({ status: 1, verdict: '0 passed, 7 failed' })
})
