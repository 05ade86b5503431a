import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { BUILD_SETTINGS } from '#scripts/build-settings.ts'
import { SETTING_NAMES } from '#server/settings.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const ALL = Object.keys(parseEnv(read('.env.example')))
const compose = read('deploy/compose.yaml')
const { services } = parse(compose, { merge: true }) as { services: Record<string, { env_file?: string }> }

test('compose.yaml: gives the settings to the server and the copies alone', () => {
  const withSettings = Object.keys(services).filter((name) => services[name]?.env_file)
  expect(withSettings).toEqual(['website', 'copies', 'second'])
})

test('compose.yaml: lets no container of the site write its system, have capabilities, or see the socket of Docker', () => {
  for (const name of ['caddy', 'website', 'builder', 'copies', 'watch', 'second'])
    expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  expect(compose).not.toContain('docker.sock')
  const users = read('deploy/Dockerfile').match(/^USER \w+$/gm)
  expect(users?.at(-1)).toBe('USER node')
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

test('install.sh: enables every timer of deploy/systemd', () => {
  const timers = readdirSync(resolve(ROOT, 'deploy/systemd')).filter((name) => name.endsWith('.timer'))
  const enabled = read('deploy/install.sh')
    .match(/systemctl enable --quiet --now .+$/gm)
    ?.join()
  for (const timer of timers) expect(enabled).toContain(timer)
})

function read(file: string): string {
  return readFileSync(resolve(ROOT, file), 'utf8')
}
