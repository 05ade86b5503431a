import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { writeFakeSite } from '#test/support/fake-site.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { startTestApp } from '#test/support/test-app.ts'
import { loadStaticSite, SiteMissingError } from './static-site.ts'

describe('page route', () => {
  it('serves each page at its path, with headers that make browsers revalidate the page on each visit', async () => {
    const { app } = await startTestApp()
    for (const url of ['/', '/about', '/services', '/services/data-engineering', '/contact?subject=CSR']) {
      const response = await app.inject(url)
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(response.headers['cache-control']).toBe('no-cache, no-transform')
      expect(response.body).toContain('<h1>')
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
    const gzip = await ask('/', 'gzip, br;q=0')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload)
    expect((await ask('/', 'identity')).headers).not.toHaveProperty('content-encoding')
    expect((await ask('/about', 'br')).headers).not.toHaveProperty('content-encoding')
    for (const { headers } of [plain, brotli, gzip]) expect(headers.vary).toBe('accept-encoding')
  })

  it('answers 304 if the browser has the current version', async () => {
    const { app } = await startTestApp()
    const { headers } = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
    const revalidate = (tag: string) =>
      app.inject({ url: '/', headers: { 'accept-encoding': 'br', 'if-none-match': tag } })
    for (const tag of [String(headers.etag), `W/${headers.etag}`, `"other", ${headers.etag}`, '*']) {
      const response = await revalidate(tag)
      expect(response.statusCode).toBe(304)
      expect(response.body).toBe('')
      expect(response.headers.etag).toBe(headers.etag)
      expect(response.headers).toHaveProperty('content-security-policy')
    }
    expect((await revalidate('"other"')).statusCode).toBe(200)
  })

  it.each(['/', '/robots.txt', '/_astro/app.B3x_.js'])(
    'answers 304 for %s if a list of entity tags contains the current one (RFC 9110 section 13.1.2)',
    async (url) => {
      const { app } = await startTestApp()
      const etag = String((await app.inject(url)).headers.etag)
      const revalidate = (tags: string) => app.inject({ url, headers: { 'if-none-match': tags } })
      for (const tags of [`"x", ${etag}`, `${etag},"x"`, `"a,b" , ${etag.replace(/^W\//, '')}`])
        expect((await revalidate(tags)).statusCode).toBe(304)
      expect((await revalidate('"x", "y"')).statusCode).toBe(200)
    },
  )

  it('answers HEAD with the headers and no body', async () => {
    const { app } = await startTestApp()
    const response = await app.inject({ method: 'HEAD', url: '/about' })
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe('')
    expect(Number(response.headers['content-length'])).toBeGreaterThan(0)
  })

  it('answers POST with 405', async () => {
    const { app } = await startTestApp()
    const response = await app.inject({ method: 'POST', url: '/about', payload: { a: 1 } })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('GET, HEAD')
  })
})

describe('siteRoutes', () => {
  it.each([
    ['/about/', '/about'],
    ['/about/?subject=CSR', '/about?subject=CSR'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/services/data-engineering/', '/services/data-engineering'],
    ['/contact/thank-you/', '/contact/thank-you'],
    ['/About', '/about'],
    ['/SERVICES/Data-Engineering', '/services/data-engineering'],
    ['/contact.', '/contact'],
    ['/contact)', '/contact'],
    ['/contact).?subject=CSR&x=1', '/contact?subject=CSR&x=1'],
    ['/contact%20', '/contact'],
    ['/contact%E2%80%9D%C2%A0', '/contact'],
    ['/contact%E2%80%8B', '/contact'],
    ['/contact%3E', '/contact'],
    ['//contact', '/contact'],
    ['/services//data-engineering//', '/services/data-engineering'],
    ['/About.html,', '/about'],
    ['//', '/'],
    ['/INDEX.HTML', '/'],
    ['/contact.?a=//evil.example', '/contact?a=//evil.example'],
  ])('redirects %s permanently to %s', async (url, location) => {
    const { app } = await startTestApp()
    const response = await app.inject(url)
    expect([response.statusCode, response.headers.location]).toEqual([308, location])
  })

  it.each(['/services/x', '/work/x', '/products/x', '/products/x/', '/work/x?from=mail'])(
    'redirects %s, which has an unknown id, to /404',
    async (url) => {
      const { app } = await startTestApp()
      const response = await app.inject(url)
      expect([response.statusCode, response.headers.location]).toEqual([302, '/404'])
    },
  )

  it.each([
    '/404',
    '/nothing',
    '/services/x/y',
    '//evil.example/',
    '//evil.example/contact',
    '/%5Cevil.example/contact',
    '/contact-us',
    `/contact${'.'.repeat(400)}`,
    '/contact.php',
    '/..%2f..%2fetc/passwd',
    '/.env',
    '/.git/HEAD',
    '/_astro/',
    '/_astro/app.B3x_.js.br',
    '/_astro/app.B3x_.js.map',
    '/index.html.br',
    '/assets',
  ])('answers %s with status 404 and the 404 page', async (url) => {
    const { app } = await startTestApp()
    const response = await app.inject(url)
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.body).toContain('Not found')
  })

  it.each(['/api', '/api/', '/api/contact/', '/api/messages?x=1'])(
    'answers %s with status 404 and JSON',
    async (url) => {
      const { app } = await startTestApp()
      for (const method of ['GET', 'POST'] as const) {
        const response = await app.inject({
          method,
          url,
          headers: { 'content-type': 'text/plain', accept: 'text/html,application/xhtml+xml' },
          payload: 'x',
        })
        expect(response.statusCode).toBe(404)
        expect(response.json()).toEqual({ error: expect.stringMatching(/\.$/) })
      }
    },
  )
})

it.each(['/%', '/contact/%E0%A4%A'])(
  'app: answers %s, which cannot be decoded, with the 404 page, and with JSON below /api',
  async (url) => {
    const { app } = await startTestApp()
    for (const accept of ['text/html,application/xhtml+xml', '*/*', 'application/json', '']) {
      const page = await app.inject({ url, headers: { accept } })
      expect(page.statusCode).toBe(404)
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(page.headers).toHaveProperty('content-security-policy')
      expect(page.body).toContain('Not found')
    }
    const program = await app.inject(`/api${url}`)
    expect([program.statusCode, program.json()]).toEqual([404, { error: expect.stringMatching(/\.$/) }])
  },
)

it('app without a built site: serves only the API', async () => {
  const { app } = await startTestApp({ withSite: false })
  for (const [url, type] of [
    ['/', 'text/html; charset=utf-8'],
    ['/api/unknown', 'application/json; charset=utf-8'],
  ] as const) {
    const { statusCode, headers } = await app.inject(url)
    expect([statusCode, headers['content-type']]).toEqual([404, type])
  }
})

describe('contact form template', () => {
  it('is never served with unfilled tokens', async () => {
    const { app } = await startTestApp()
    for (const url of [
      '/contact/thank-you',
      '/contact/thank-you?reference=<b>',
      '/contact/thank-you?reference=a&reference=b',
    ]) {
      const response = await app.inject(url)
      expect(response.statusCode).toBe(200)
      expect(response.headers['cache-control']).toBe('no-store, no-transform')
      expect(response.body).toContain('<output></output>')
    }
  })
})

describe('file route', () => {
  it('lets browsers cache a file for a year if its name has a content hash, else for an hour', async () => {
    const { app } = await startTestApp()
    const script = await app.inject({ url: '/_astro/app.B3x_.js', headers: { 'accept-encoding': 'br' } })
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(script.headers['content-encoding']).toBe('br')
    expect(script.headers['content-type']).toMatch(/javascript; charset=utf-8$/)
    const robots = await app.inject('/robots.txt')
    expect(robots.headers['cache-control']).toBe('public, max-age=3600')
    expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(200)
  })

  it('sends byte ranges, which video players request', async () => {
    const { app } = await startTestApp()
    const response = await app.inject({
      url: '/assets/videos/hero-background.mp4',
      headers: { range: 'bytes=10-19' },
    })
    expect(response.statusCode).toBe(206)
    expect(response.headers['content-range']).toBe('bytes 10-19/1000')
    expect(response.headers['content-type']).toBe('video/mp4')
    expect(response.rawPayload).toHaveLength(10)
  })
})

describe('loadStaticSite', () => {
  it.each(['404.html', 'contact/form-answer.html', 'contact/thank-you.html', 'contact/subjects.json'])(
    'rejects a build without %s',
    (file) => {
      const directory = writeFakeSite()
      rmSync(join(directory, file))
      expect(() => loadStaticSite(directory)).toThrow(SiteMissingError)
      expect(() => loadStaticSite(directory)).toThrow(file)
    },
  )

  it('rejects a missing or empty build', () => {
    const folder = temporaryFolder()
    expect(() => loadStaticSite(join(folder, 'dist'))).toThrow('npm run build')
    mkdirSync(join(folder, 'dist'))
    expect(() => loadStaticSite(join(folder, 'dist'))).toThrow('npm run build')
  })
})
