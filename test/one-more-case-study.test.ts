import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copySite } from './support/copy-site.ts'

const FIFTEENTH = 'a-clinic-that-never-loses-a-card'

describe('a fifteenth case study is one file', () => {
  let site: string
  const page = (path: string) => readFileSync(join(site, 'dist', path), 'utf8')

  beforeAll(() => {
    site = copySite()
    const first = readFileSync(join(site, 'content/work/permits-without-the-queue.yaml'), 'utf8')
    const last = readdirSync(join(site, 'content/work')).length
    writeFileSync(
      join(site, `content/work/${FIFTEENTH}.yaml`),
      first
        .replace(/^order: .*/m, `order: ${last + 1}`)
        .replace(/^title: .*/m, 'title: A Clinic That Never Loses a Card')
        .replace(
          /^summary: .*/m,
          'summary: A made-up clinic in Jos finds every patient card in seconds, where its clerks once searched for most of an hour.',
        )
        .replaceAll('permits-without-the-queue', FIFTEENTH),
    )
    run('node_modules/astro/bin/astro.mjs', 'build')
  }, 240_000)
  afterAll(() => rmSync(site, { recursive: true, force: true }))

  it('has its page, with its own picture', () => {
    expect(page(`work/${FIFTEENTH}.html`)).toContain('A Clinic That')
    expect(existsSync(join(site, `dist/drawings/work/${FIFTEENTH}.svg`))).toBe(true)
  })

  it('has its card on the page of all work', () => {
    expect(page('work.html')).toContain(`href="/work/${FIFTEENTH}"`)
  })

  it('stands in the ring of next projects: after the last one, before the first', () => {
    expect(nextOf(page(`work/${FIFTEENTH}.html`))).toBe('/work/permits-without-the-queue')
    const before = readdirSync(join(site, 'dist/work')).filter(
      (file) => file.endsWith('.html') && nextOf(page(`work/${file}`)) === `/work/${FIFTEENTH}`,
    )
    expect(before).toHaveLength(1)
  })

  it('is in the sitemap', () => {
    const sitemaps = readdirSync(join(site, 'dist')).filter((file) => /^sitemap.*\.xml$/.test(file))
    expect(sitemaps.map(page).join('')).toContain(`/work/${FIFTEENTH}<`)
  })

  function run(script: string, ...args: string[]): void {
    // As an operator builds: a test's environment would bring React's development code.
    const env = { ...process.env, NODE_ENV: 'production' }
    execFileSync(process.execPath, [script, ...args], { cwd: site, env, stdio: 'pipe' })
  }
})

/** Where the page's link to the next project leads. */
function nextOf(html: string): string | undefined {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return [...main.matchAll(/<a[^>]*href="(\/work\/[^"]+)"[^>]*>(?:(?!<\/a>)[\s\S])*?Next Project/g)].at(
    -1,
  )?.[1]
}
