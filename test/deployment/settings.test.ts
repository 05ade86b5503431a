import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from '#server/startup/config.ts'
import { unknownSettingWarnings } from '#server/startup/unknown-settings.ts'
import { UNLIMITED_RATES } from '../support/unlimited-rates.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const ALL = Object.keys(parseEnv(read('.env.example')))

test('playwright.config.ts: overrides every setting, so that variables of the shell do not affect the server', () => {
  const configuration = read('playwright.config.ts')
  for (const name of ALL) {
    if (!(name in UNLIMITED_RATES)) expect(configuration).toMatch(new RegExp(`^ +${name}: `, 'm'))
  }
  expect(configuration).toContain('...UNLIMITED_RATES')
})

test('compose.yaml: passes every setting of the server to the container except HOST, PORT and METRICS_PORT', () => {
  const environment = read('deploy/compose.yaml').split('environment:')[1] ?? ''
  const passed = [...environment.matchAll(/^ +(?<name>[A-Z_]+): \$\{\k<name>[:}]/gm)]
  expect(passed.map(({ groups }) => groups?.name).sort()).toEqual(
    ALL.filter((name) => !['HOST', 'PORT', 'METRICS_PORT'].includes(name) && !isOfBuild(name)).sort(),
  )
})

test('compose.yaml: passes every setting of the editor to the build', () => {
  const [build = ''] = read('deploy/compose.yaml').split('environment:')
  for (const name of ALL.filter(isOfBuild)) expect(build).toContain(`${name}: \${${name}:-}`)
})

test('unknownSettingWarnings: knows every name in .env.example and environment.example', () => {
  const inEtc = [...read('deploy/environment.example').matchAll(/^(?:# )?([A-Z_]+)='/gm)].map(
    ([, name = '']) => name,
  )
  expect(inEtc).toContain('BACKUP_REMOTE')
  const environment = Object.fromEntries([...ALL, ...inEtc].map((name) => [name, 'x']))
  expect(unknownSettingWarnings(environment)).toEqual([])
})

test('environment.example: yields the same values in a shell and in systemd', () => {
  const file = 'deploy/environment.example'
  const lines = read(file)
    .split('\n')
    .filter((line) => /^\w/.test(line))
  // Neither a shell nor systemd interprets text in single quotes.
  for (const line of lines) expect(line).toMatch(/^[A-Z_]+='[^'\\]*'$/)
  const shell = execFileSync(
    'env',
    ['-i', 'sh', '-c', 'set -a; . "$1"; exec env', 'sh', resolve(ROOT, file)],
    {
      encoding: 'utf8',
    },
  )
  for (const line of lines) expect(shell.split('\n')).toContain(line.replaceAll("'", ''))
  expect(readConfig(parseEnv(shell)).warnings).toEqual([])
})

test('docs/operations.md: enables every timer of deploy/systemd', () => {
  const timers = readdirSync(resolve(ROOT, 'deploy/systemd')).filter((name) => name.endsWith('.timer'))
  const [, enabled = ''] = /^systemctl enable --now (.+)$/m.exec(read('docs/operations.md')) ?? []
  expect(enabled.split(' ').sort()).toEqual(timers.sort())
})

function isOfBuild(name: string): boolean {
  return name.startsWith('EDITOR_')
}

function read(file: string): string {
  return readFileSync(resolve(ROOT, file), 'utf8')
}
