import { globSync } from 'node:fs'
import { MESSAGE_FIELDS } from '#contact/fields.ts'
import type { HttpRequest } from '../support/http-client.ts'

export type RequestCase = HttpRequest & { path: string }

const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }
const LONG = 'x'.repeat(160_000)
const VIDEO = '/assets/videos/hero-background.mp4'

/** URL-encoded form with the longest accepted message. Each letter of the message takes nine bytes (%E1%BA%B9). */
const MAX_LENGTH_FORM = new URLSearchParams({
  name: 'Ọmọlará',
  message: 'ẹ'.repeat(MESSAGE_FIELDS.message.maxLength),
}).toString()

/** Returns requests for pages, for one file of each type and for unknown paths, and submissions of messages. */
export function requestCases(site: string): RequestCase[] {
  return [...pages(), ...files(site), ...unknownAddresses(), ...messages()]
}

function pages(): RequestCase[] {
  const paths = [
    '/',
    '/about',
    '/contact?subject=Partnership',
    '/services',
    '/services/data-engineering',
    '/services/data-analytics',
    '/work',
    '/products/cortexhr',
    '/privacy-policy',
  ]
  return [
    ...paths.map((path) => ({ path })),
    { method: 'HEAD', path: '/about' },
    { path: '/', headers: { 'accept-encoding': 'br' } },
    { path: '/', headers: { 'accept-encoding': 'gzip' } },
  ]
}

function files(site: string): RequestCase[] {
  const names = globSync('**/*', { cwd: site }).toSorted()
  const types = 'css js woff2 avif svg png xml txt webmanifest json ico mp4 webm'.split(' ')
  const samples = types.flatMap((type) => names.find((name) => name.endsWith(`.${type}`)) ?? [])
  const styleSheet = names.find((name) => name.endsWith('.css'))
  return [
    ...samples.map((name) => ({ path: `/${name}` })),
    { path: '/favicon.svg' },
    { path: '/sw.js' },
    { path: `/${styleSheet}`, headers: { 'accept-encoding': 'gzip, br' } },
    { path: VIDEO, headers: { range: 'bytes=100-299' } },
    { path: VIDEO, headers: { range: 'bytes=-50' } },
    ...['/', '/favicon.svg'].map((path) => ({ path, headers: { 'if-none-match': '*' } })),
  ]
}

function unknownAddresses(): RequestCase[] {
  const moved = [
    '/about/',
    '/about.html',
    '/index.html',
    '/index',
    '/index?subject=CSR',
    '/about/index',
    '/about/index.html',
    '/services/index',
    '/nothing/index',
    '/about/?subject=CSR',
    '/services/data-engineering/',
    '/About',
    '/contact.',
    '/contact)?subject=CSR',
    '/contact%20',
    '//contact',
    '/services//Data-Engineering//',
  ]
  const unknown = ['/services/x', '/work/x', '/products/x', '/products/x/', '/work/x?from=mail']
  const missing = [
    '/404',
    '/nothing',
    '/services/x/y',
    '//evil.example/',
    '//api/contact',
    '/_astro/nothing.js',
  ]
  const hidden = [
    '/.env',
    '/.git/HEAD',
    '/_astro/',
    '/assets',
    '/index.html.br',
    '/about.html.gz',
    '/%0d%0ax',
  ]
  const formPages = [
    '/contact/form-answer',
    '/contact/thank-you/',
    '/contact/thank-you?reference=K7Q2-M9XD',
    '/team/unknown',
  ]
  return [
    ...[...moved, ...unknown, ...missing, ...hidden, ...formPages].map((path) => ({ path })),
    { method: 'POST', path: '/about', body: 'a=1' },
    { method: 'DELETE', path: '/nothing' },
  ]
}

function messages(): RequestCase[] {
  const path = '/api/contact'
  const post = (headers: Record<string, string>, body: string) => ({ method: 'POST', path, headers, body })
  const preflight = { origin: 'https://pages.example', 'access-control-request-method': 'POST' }
  return [
    { path },
    { path: '/api' },
    { path: '/api/nothing' },
    { ...post(JSON_TYPE, '{}'), path: '/api/contact/' },
    post(JSON_TYPE, '{'),
    post(JSON_TYPE, '{}'),
    post({ 'content-type': 'text/plain' }, 'hello'),
    post({ ...JSON_TYPE, 'sec-fetch-site': 'cross-site', origin: 'https://other.example' }, '{}'),
    post(JSON_TYPE, JSON.stringify({ message: LONG.slice(0, 20_000) })),
    post(JSON_TYPE, JSON.stringify({ message: LONG })),
    post(JSON_TYPE, JSON.stringify({ message: LONG + LONG })),
    post(FORM_TYPE, MAX_LENGTH_FORM),
    post(FORM_TYPE, MAX_LENGTH_FORM + LONG),
    { method: 'OPTIONS', path, headers: preflight },
  ]
}
