import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { writeFakeSite } from '#test/support/fake-site.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { startTestApp } from '#test/support/test-app.ts'
import { OperatorError } from '../operator-error.ts'
import { loadStaticSite } from './static-site.ts'

const HTML = 'text/html; charset=utf-8'

describe('page route', () => {
  it('serves each page at its path, which browsers revalidate on each visit, and answers HEAD', async () => {
    const { app } = await startTestApp()
    for (const url of ['/', '/about', '/services', '/services/data-engineering', '/contact?subject=CSR']) {
      const { statusCode, headers, body } = await app.inject(url)
      expect([statusCode, headers['content-type']]).toEqual([200, HTML])
      expect(headers['cache-control']).toBe('no-cache, no-transform')
      expect(body).toContain('<h1>')
      const head = await app.inject({ method: 'HEAD', url })
      expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', headers.etag])
      expect(head.headers['content-length']).toBe(headers['content-length'])
    }
  })

  it('sends an encoding that the browser accepts, or no encoding if there is no compressed copy', async () => {
    const { app } = await startTestApp()
    const ask = (url: string, encoding: string) =>
      app.inject({ url, headers: { 'accept-encoding': encoding } })
    const plain = await app.inject('/')
    const brotli = await ask('/', 'gzip, deflate, br, zstd')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload)
    const gzip = await ask('/', 'gzip, deflate')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload)
    for (const { headers } of [plain, brotli, gzip]) expect(headers.vary).toBe('accept-encoding')
    const weighed = await ask('/', 'br;q=0, gzip; q=0.5')
    expect(weighed.headers['content-encoding']).toBe('gzip')
    for (const [url, encoding] of [
      ['/', 'identity'],
      ['/', 'br;q=0, gzip;q=0.0'],
      ['/about', 'br'],
    ] as const)
      expect((await ask(url, encoding)).headers).not.toHaveProperty('content-encoding')
    expect((await ask('/404', 'br')).headers['content-encoding']).toBe('br')
  })

  it('answers 304 if a list of entity tags contains the current one (RFC 9110 section 13.1.2)', async () => {
    const { app } = await startTestApp()
    for (const url of ['/', '/robots.txt', '/_astro/app.B3x_.js']) {
      const etag = String((await app.inject(url)).headers.etag)
      const strong = etag.replace(/^W\//, '')
      const revalidate = (tags: string) => app.inject({ url, headers: { 'if-none-match': tags } })
      for (const tags of [etag, `W/${strong}`, `"x", ${etag}`, `"a,b" , ${strong}`]) {
        const { statusCode, body, headers } = await revalidate(tags)
        expect([url, statusCode, body, headers.etag]).toEqual([url, 304, '', etag])
        expect(headers).toHaveProperty('content-security-policy')
      }
      expect((await revalidate('"x", "y"')).statusCode).toBe(200)
    }
  })

  it('answers 412 if a request expects another version (RFC 9110 section 13.1.1)', async () => {
    const { app } = await startTestApp()
    for (const url of ['/', '/robots.txt']) {
      const { etag = '' } = (await app.inject(url)).headers
      const ask = async (tags: string) =>
        (await app.inject({ url, headers: { 'if-match': tags } })).statusCode
      expect([await ask('"x", "y"'), await ask('*'), await ask(etag)]).toEqual([412, 200, 200])
    }
  })
})

/** Where an unknown address leads, by the status of the answer. */
const REDIRECTS: Record<number, Record<string, string>> = {
  308: {
    '/about/': '/about',
    '/about/?subject=CSR': '/about?subject=CSR',
    '/services/data-engineering/': '/services/data-engineering',
    '/contact/thank-you/': '/contact/thank-you',
    '/About': '/about',
    '/SERVICES/Data-Engineering': '/services/data-engineering',
    '/contact.': '/contact',
    '/contact).?subject=CSR&x=1': '/contact?subject=CSR&x=1',
    '/contact%20%E2%80%9D%C2%A0%E2%80%8B%3E': '/contact',
    '//contact': '/contact',
    '/services//data-engineering//': '/services/data-engineering',
    '/About.html,': '/about',
    '/about/index': '/about',
    '//': '/',
    '/INDEX.HTML': '/',
    '/contact.?a=//evil.example': '/contact?a=//evil.example',
    '/contact%3Fsubject%3DCSR': '/contact?subject=CSR',
    '/contact%3Fsubject=CSR%29?x=1': '/contact?subject=CSR&x=1',
    '/Contact%26subject=CSR%0D%0AX:%20y': '/contact?subject=CSR%0D%0AX%3A+y',
    '/about%23team': '/about',
    '/about;x=1': '/about',
    '/about.%20Thanks%20a%20lot': '/about',
  },
  // Before a rename, for an hour.
  301: {
    '/services/data': '/services/data-engineering',
    '/services/data?from=mail': '/services/data-engineering?from=mail',
    '/Services/Data/': '/services/data-engineering',
    '/cards/services/data.png': '/cards/services/data-engineering.png',
    '/work/maps?x=1': '/contact?subject=CSR',
  },
  302: { '/services/x': '/404', '/work/x?from=mail': '/404', '/products/x/': '/404' },
}

describe('unknown address', () => {
  it('is redirected to the page that is meant, which had it before a rename, or to /404', async () => {
    const { app } = await startTestApp()
    for (const [status, redirects] of Object.entries(REDIRECTS))
      for (const [url, location] of Object.entries(redirects)) {
        const { statusCode, headers } = await app.inject(url)
        expect.soft([url, statusCode, headers.location]).toEqual([url, Number(status), location])
        if (status === '301') expect.soft(headers['cache-control']).toBe('public, max-age=3600')
      }
  })

  it('has status 404 and the 404 page, also if it cannot be decoded', async () => {
    const { app } = await startTestApp()
    for (const url of [
      ...['/404', '/nothing', '/services/x/y', '/contact-us', '/contact.php', `/contact${'.'.repeat(400)}`],
      ...['//evil.example/', '//evil.example/contact', '/%5Cevil.example/contact', '/..%2f..%2fetc/passwd'],
      ...['/.env', '/.git/HEAD', '/_astro/', '/_astro/app.B3x_.js.br', '/_astro/app.B3x_.js.map'],
      ...['/index.html.br', '/assets', '/%', '/contact/%E0%A4%A'],
    ]) {
      const { statusCode, headers, body } = await app.inject({ url, headers: { accept: '*/*' } })
      expect.soft([url, statusCode, headers['content-type']]).toEqual([url, 404, HTML])
      expect.soft(body).toContain('Not found')
    }
  })

  it('below /api has status 404 and JSON', async () => {
    const { app } = await startTestApp()
    const headers = { 'content-type': 'text/plain', accept: 'text/html,application/xhtml+xml' }
    for (const url of ['/api', '/api/contact/', '/api/messages?x=1', '/api/contact/%E0%A4%A'])
      for (const method of ['GET', 'POST'] as const) {
        const response = await app.inject({ method, url, headers, payload: 'x' })
        expect([url, response.statusCode]).toEqual([url, 404])
        expect(response.json()).toEqual({ error: expect.stringMatching(/\.$/) })
      }
  })
})

it('thank-you page: is never served with unfilled tokens', async () => {
  const { app } = await startTestApp()
  for (const query of ['', '?reference=<b>', '?reference=a&reference=b']) {
    const { statusCode, headers, body } = await app.inject(`/contact/thank-you${query}`)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store, no-transform'])
    expect(body).toContain('<output></output>')
  }
})

it('file route: caches for a year with a content hash in the name, else for an hour, and sends byte ranges', async () => {
  const { app } = await startTestApp()
  const script = await app.inject({ url: '/_astro/app.B3x_.js', headers: { 'accept-encoding': 'br' } })
  expect(script.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringMatching(/javascript; charset=utf-8$/),
  })
  expect((await app.inject('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600')
  expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(200)
  const video = '/assets/videos/hero-background.mp4'
  const part = await app.inject({ url: video, headers: { range: 'bytes=10-19' } })
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10])
  expect(part.headers).toMatchObject({ 'content-range': 'bytes 10-19/1000', 'content-type': 'video/mp4' })
})

it('loadStaticSite: rejects a missing or incomplete build with one line', () => {
  for (const file of ['404.html', 'contact/form-answer.html', 'contact/subjects.json']) {
    const directory = writeFakeSite()
    rmSync(join(directory, file))
    expect(() => loadStaticSite(directory)).toThrow(OperatorError)
    expect(() => loadStaticSite(directory)).toThrow(`${file} is missing: run npm run build`)
  }
  const folder = temporaryFolder()
  expect(() => loadStaticSite(join(folder, 'dist'))).toThrow('npm run build')
  mkdirSync(join(folder, 'dist'))
  expect(() => loadStaticSite(join(folder, 'dist'))).toThrow('npm run build')
})
