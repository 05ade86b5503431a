import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { ROOT } from './deploy-scripts.ts'

const SCRIPT = join(ROOT, 'deploy/static-host.sh')
const PAGES = [
  'index.html',
  'contact.html',
  'contact/form-answer.html',
  'contact/thank-you.html',
  '.build.env',
]

test('static-host.sh: publishes pages and headers, without the two pages that only the server can fill in', () => {
  const release = build(['app.1.js'])
  const published = join(temporaryFolder(), 'published')
  publish(release, published)
  expect(readdirSync(published).sort()).toEqual([
    '_astro',
    '_headers',
    'contact',
    'contact.html',
    'index.html',
  ])
  expect(readdirSync(join(published, 'contact'))).toEqual([])
  expect(readFileSync(join(published, '_headers'), 'utf8')).toBe('headers')
})

test('static-host.sh: keeps hashed files for 30 days after the last release that had them', () => {
  const published = join(temporaryFolder(), 'published')
  publish(build(['old.1.js', 'both.1.js', 'recent.1.js'], ['gone.html']), published)
  for (const name of ['old.1.js', 'both.1.js']) setAge(join(published, '_astro', name), 31)
  setAge(join(published, '_astro/recent.1.js'), 29)
  publish(build(['both.1.js', 'new.1.js']), published)
  expect(readdirSync(join(published, '_astro')).sort()).toEqual(['both.1.js', 'new.1.js', 'recent.1.js'])
  expect(existsSync(join(published, 'gone.html'))).toBe(false)
})

test('static-host.sh: changes nothing without a build or in a folder with other files', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'letter.txt'), '')
  const inOther = spawnSync('sh', [SCRIPT, folder], { cwd: build(['app.1.js']), encoding: 'utf8' })
  expect([inOther.status, inOther.stderr]).toEqual([1, `${folder} contains something other than this site\n`])
  const release = build(['app.1.js'])
  rmSync(join(release, 'deploy'), { recursive: true })
  const withoutHeaders = spawnSync('sh', [SCRIPT, folder], { cwd: release, encoding: 'utf8' })
  expect(withoutHeaders.status).toBe(1)
  expect(withoutHeaders.stderr).toContain(
    '_headers is missing: run npm run build and npm run generate:headers',
  )
  expect(readdirSync(folder)).toEqual(['letter.txt'])
})

/** Creates the folder of a built release. @param hashed names of its hashed files */
function build(hashed: readonly string[], pages: readonly string[] = []): string {
  const release = temporaryFolder()
  const files = [...PAGES, ...pages, ...hashed.map((name) => `_astro/${name}`)].map((name) => `dist/${name}`)
  for (const file of [...files, 'deploy/generated/static-host/_headers']) {
    mkdirSync(join(release, dirname(file)), { recursive: true })
    writeFileSync(join(release, file), file.endsWith('_headers') ? 'headers' : '')
  }
  return release
}

function publish(release: string, folder: string): void {
  execFileSync('sh', [SCRIPT, folder], { cwd: release })
}

function setAge(file: string, days: number): void {
  const time = Date.now() / 1_000 - days * 86_400
  utimesSync(file, time, time)
}
