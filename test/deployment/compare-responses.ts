import { SITE_NAME } from '../support/deploy-config.ts'
import { type HttpResponse, send } from '../support/http-client.ts'
import type { Sender } from '../support/mixed-load.ts'
import { type Check, exactly } from '../support/scenario.ts'
import { requestCases } from './request-cases.ts'

const CSP = 'content-security-policy'
/** Headers of every response. Some of the others apply only to documents. */
const COMMON_HEADERS = [
  CSP,
  'strict-transport-security',
  'x-content-type-options',
  'cross-origin-resource-policy',
]
const SECURITY_HEADERS = [
  ...COMMON_HEADERS,
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-embedder-policy',
]
const DOCUMENT = /^(?:text\/html|application\/json)/

const OTHER_HEADERS = [
  'content-type',
  'content-encoding',
  'content-range',
  'cache-control',
  'location',
  'allow',
  'retry-after',
]

const HASH = / 'sha256-[^']+'/g

/** Checks that a proxy and the server behind it send equal responses: the same status, headers and body. */
export async function compareResponses(
  sendToProxy: Sender,
  serverPort: number,
  site: string,
): Promise<Check[]> {
  const cases = requestCases(site)
  const differences: string[] = []
  let incomplete = 0
  for (const { path, ...request } of cases) {
    const headers = { host: SITE_NAME, ...request.headers }
    const [proxied, direct] = await Promise.all([
      sendToProxy(path, request),
      send(`http://127.0.0.1:${serverPort}`, { ...request, path, headers }),
    ])
    const prefix = `${request.method ?? 'GET'} ${path}`
    differences.push(...compare(proxied, direct).map((difference) => `${prefix}: ${difference}`))
    if (!hasSecurityHeaders(proxied)) incomplete += 1
  }
  for (const difference of differences.slice(0, 20)) console.error(difference)
  return [
    exactly(
      `differences from the responses of the server, over ${cases.length} requests`,
      differences.length,
      0,
    ),
    exactly('responses without all security headers', incomplete, 0),
  ]
}

/** Returns true if a response has the security headers of its type and does not reveal the version of a program. */
export function hasSecurityHeaders({ headers }: HttpResponse): boolean {
  const required = DOCUMENT.test(headers['content-type'] ?? '') ? SECURITY_HEADERS : COMMON_HEADERS
  return (
    required.every((name) => headers[name] !== undefined) &&
    headers['x-powered-by'] === undefined &&
    !/\d/.test(headers.server ?? '')
  )
}

function compare(proxied: HttpResponse, direct: HttpResponse): string[] {
  const isRedirect = direct.status >= 300 && direct.status < 400
  const names = [
    // The server omits the headers that do not apply to a file; Caddy sends all of them.
    ...SECURITY_HEADERS.filter((name) => name !== CSP && direct.headers[name] !== undefined),
    // Browsers do not show the body of a redirect, so its content type may differ.
    ...OTHER_HEADERS.filter((name) => !(isRedirect && name === 'content-type')),
    ...(direct.headers['content-encoding'] ? ['vary'] : []),
  ]
  const differences = names
    .filter((name) => normalise(proxied.headers[name]) !== normalise(direct.headers[name]))
    .map((name) => `${name} is ${proxied.headers[name]}, not ${direct.headers[name]}`)
  const isPage = !isRedirect && direct.headers['content-type']?.startsWith('text/html') === true
  if (!isEquivalentPolicy(proxied.headers[CSP], direct.headers[CSP], isPage))
    differences.push(`${CSP} is ${proxied.headers[CSP]}, which differs from ${direct.headers[CSP]}`)
  if (proxied.status !== direct.status) differences.unshift(`status ${proxied.status}, not ${direct.status}`)
  else if (!isRedirect && !proxied.body.equals(direct.body)) differences.push('body differs')
  return differences
}

/**
 * Returns true if both policies are equal except for the hashes of inline code. For a page, the proxy's policy must
 * contain all hashes of the server's policy. The server's policy for assets has no `script-src` and is not compared.
 */
function isEquivalentPolicy(
  proxied: string | undefined,
  direct: string | undefined,
  isPage: boolean,
): boolean {
  if (proxied === undefined || direct === undefined) return false
  if (!direct.includes('script-src')) return true
  const proxiedHashes: readonly string[] = proxied.match(HASH) ?? []
  const directHashes: readonly string[] = direct.match(HASH) ?? []
  return (
    proxied.replace(HASH, '') === direct.replace(HASH, '') &&
    (!isPage || directHashes.every((hash) => proxiedHashes.includes(hash)))
  )
}

/** Lower-cases a header value and maps content types that have two names to one of the names. */
function normalise(value: string | undefined): string | undefined {
  return value
    ?.toLowerCase()
    .replace(/^text\/javascript/, 'application/javascript')
    .replace(/^text\/xml; charset=utf-8$/, 'application/xml')
}
