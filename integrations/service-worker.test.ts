import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { loadStaticSite } from '#server/http/static-site.ts'
import { digestOf } from '#src/service-worker/manifest.ts'
import { writeFakeSite } from '#test/support/fake-site.ts'
import { offlineManifest } from './offline-manifest.ts'
import { writeServiceWorker } from './service-worker.ts'

/** A page that requires a style sheet and a script offline. Its island, pictures and font are optional. */
const PAGE = `<!doctype html><html lang="en"><head><title>About</title>
<link rel="stylesheet" href="/_astro/a.1.css"><script type="module" src="/_astro/a.1.js"></script>
<meta property="og:image" content="https://example.com/cards/about.png"></head><body>
<astro-island component-url="/_astro/island.1.js"></astro-island>
<img src="/_astro/p.1.avif" srcset="/_astro/p.1.avif 640w, /_astro/q.1.avif 960w"><img src="/drawings/d.svg">
<img src="/_astro/Photo%20of%20%E1%BB%8C~%20(1).1.avif"><a href="/_astro/not-there.svg">x</a></body></html>`

const FILES: Record<string, string> = {
  'about.html': PAGE,
  '_astro/a.1.css': '@font-face{src:url(./f.1.woff2)}',
  '_astro/a.1.js': 'import{t}from"./b.1.js";',
  '_astro/b.1.js': 'export const t=1',
  '_astro/island.1.js': 'import"./b.1.js"',
  '_astro/f.1.woff2': 'font',
  '_astro/p.1.avif': 'picture',
  '_astro/q.1.avif': 'bigger picture',
  '_astro/Photo of Ọ~ (1).1.avif': 'picture',
  'drawings/d.svg': '<svg/>',
  'cards/about.png': 'card',
}

function writeSite(): string {
  const directory = writeFakeSite()
  for (const folder of ['_astro', 'drawings', 'cards'])
    mkdirSync(join(directory, folder), { recursive: true })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(directory, name), text)
  return directory
}

describe('offlineManifest', () => {
  it('lists the style sheets and scripts that a page needs offline, and the scripts that these import', async () => {
    const { pages } = await offlineManifest(loadStaticSite(writeSite()))
    expect(pages['/about']).toEqual({
      size: PAGE.length,
      digest: await digestOf(new TextEncoder().encode(PAGE)),
      needs: ['/_astro/a.1.css', '/_astro/a.1.js', '/_astro/b.1.js'],
    })
  })

  it('lists every file that a page refers to, and no other file', async () => {
    const { files } = await offlineManifest(loadStaticSite(writeSite()))
    expect(Object.keys(files)).toEqual([
      '/_astro/Photo%20of%20%E1%BB%8C~%20(1).1.avif',
      '/_astro/a.1.css',
      '/_astro/a.1.js',
      '/_astro/b.1.js',
      '/_astro/f.1.woff2',
      '/_astro/island.1.js',
      '/_astro/p.1.avif',
      '/_astro/q.1.avif',
      '/drawings/d.svg',
    ])
    expect(files['/_astro/p.1.avif']).toEqual({ size: 7 })
    expect(files['/drawings/d.svg']).toEqual({
      size: 6,
      digest: await digestOf(new TextEncoder().encode('<svg/>')),
    })
  })

  it('does not list the templates that the server fills in', async () => {
    const { pages } = await offlineManifest(loadStaticSite(writeSite()))
    expect(Object.keys(pages)).toEqual(['/', '/about', '/contact', '/services', '/services/data-engineering'])
  })

  it('returns another version when a byte of a page or drawing changes', async () => {
    const versionWith = async (name: string, text: string) => {
      const directory = writeSite()
      writeFileSync(join(directory, name), text)
      return (await offlineManifest(loadStaticSite(directory))).version
    }
    const same = await versionWith('about.html', PAGE)
    expect(await versionWith('about.html', PAGE)).toBe(same)
    expect(await versionWith('about.html', PAGE.replace('About', 'Above'))).not.toBe(same)
    expect(await versionWith('drawings/d.svg', '<svg />')).not.toBe(same)
  })
})

describe('writeServiceWorker', () => {
  it('writes one classic script that contains the manifest', async () => {
    const directory = writeSite()
    const { version } = await writeServiceWorker(directory)
    const code = readFileSync(join(directory, 'sw.js'), 'utf8')
    expect(code).toContain(version)
    expect(code).toContain('/_astro/a.1.css')
    expect(code).not.toMatch(/\b(?:import|export)\b|OFFLINE_MANIFEST/)
  })
})

describe('register-service-worker', () => {
  it('has less than 400 bytes when it is built', async () => {
    const result = await build({
      configFile: false,
      logLevel: 'warn',
      define: { 'import.meta.env.PROD': 'true' },
      build: { write: false, rolldownOptions: { input: 'src/client/register-service-worker.ts' } },
    })
    const [bundle] = [result].flat()
    const code =
      bundle && 'output' in bundle && bundle.output[0].type === 'chunk' ? bundle.output[0].code : ''
    expect(code).toContain('/sw.js')
    expect(code.length).toBeLessThan(400)
  })
})
