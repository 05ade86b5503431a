import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { BUILD_SETTINGS } from '#scripts/build-settings.ts'
import { SETTING_NAMES } from '#server/settings.ts'
import { runProgram } from '../support/run-program.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const ALL = Object.keys(parseEnv(read('.env.example')))
const compose = read('deploy/compose.yaml')
type Service = { image: string; user?: string; mem_limit?: string }
const { services } = parse(compose, { merge: true }) as { services: Record<string, Service> }

test('compose.yaml: lets no container write its system, have capabilities, see the socket of Docker, or be root', () => {
  for (const [name, service] of Object.entries(services)) {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    if (!service.user) expect(service.image, name).toMatch(/^website:/)
  }
  expect(compose).not.toContain('docker.sock')
  expect(read('deploy/Dockerfile').match(/^USER .+$/gm)).toEqual(['USER node'])
})

test('compose.yaml, caddy.conf: server and Caddy together have less than 600 MB', () => {
  const { website, caddy } = services
  const onOneMachine = ['website@.service', 'caddy.conf'].map(
    (unit) => /^MemoryMax=(\d+)M$/m.exec(read(`deploy/systemd/${unit}`))?.[1],
  )
  for (const ceilings of [[website?.mem_limit, caddy?.mem_limit], onOneMachine])
    expect(ceilings.reduce((sum, ceiling) => sum + Number.parseInt(ceiling ?? '', 10), 0)).toBeLessThan(600)
})

test('install.sh: writes a setting into no file that others can read, not even for a moment', async () => {
  const file = join(temporaryFolder(), 'environment')
  writeFileSync(file, '# settings\n')
  // Without chmod, each file stays as it was created.
  const [store] = /^stored\(\)[\s\S]+?^}/m.exec(read('deploy/install.sh')) ?? []
  const script = `umask 022; chmod() { :; }\n${store}\nstore "$1" SMTP_URL secret`
  expect(await runProgram('bash', ['-c', script, 'bash', file])).toMatchObject({ status: 0, stderr: '' })
  expect(readFileSync(file, 'utf8')).toBe("# settings\nSMTP_URL='secret'\n")
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('compose.yaml, publish.sh: pass every setting of the pages to the build', () => {
  const [, readable = ''] = /^readable='(.+)'$/m.exec(read('deploy/publish.sh')) ?? []
  const inPages = BUILD_SETTINGS.filter((name) => name !== 'CONTENT_ROOT')
  expect(readable.split('|')).toEqual([...inPages, 'REPOSITORY', 'BRANCH'])
  for (const name of inPages.filter((name) => name !== 'SITE_URL'))
    expect(compose).toContain(`${name}=\${${name}:-}`)
})

test('.env.example: names every setting of the server, and few others', () => {
  expect(ALL).toEqual(expect.arrayContaining(SETTING_NAMES))
  const others = ALL.filter((name) => !SETTING_NAMES.includes(name))
  expect(others.filter((name) => !name.startsWith('EDITOR_'))).toEqual([])
})

function read(file: string): string {
  return readFileSync(resolve(ROOT, file), 'utf8')
}
