import { hash } from 'node:crypto'

type HeaderOrigins = { siteOrigin: string; apiOrigin: string | undefined }

export type InlineHashes = Record<'script' | 'style', Set<string>>

/** Matches scripts and styles. A `>` in an attribute makes the hash of an inline one wrong, so the CSP blocks the element. */
const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

const NOT_INLINE = /\bsrc=|\btype="application\/(?:ld\+)?json"/

/** Paths whose files get only `assetHeaders`. The service worker is not one of them, because it needs the full CSP. */
export const ASSET_PATH = /^\/(?:(?:_astro|assets|drawings|icons)\/|favicon\.|site\.webmanifest)/

/** Returns the headers of every response (docs/requirements.md#privacy). They pass all ten tests of MDN's Observatory. */
export function securityHeaders({ siteOrigin, apiOrigin }: HeaderOrigins): Readonly<Record<string, string>> {
  const api = apiOrigin ? `'self' ${apiOrigin}` : "'self'"
  const isOverTls = siteOrigin.startsWith('https:')
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self'",
    "style-src-attr 'none'",
    "img-src 'self'; media-src 'self'; font-src 'self'",
    `connect-src ${api}`,
    "manifest-src 'self'; worker-src 'self'",
    `form-action ${api}`,
    "base-uri 'none'; frame-ancestors 'none'; object-src 'none'",
    "require-trusted-types-for 'script'; trusted-types offline",
    // Only with TLS: on plain HTTP, this directive would break every form and subresource.
    ...(isOverTls ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    ...assetHeaders(siteOrigin),
    'content-security-policy': policy.join('; '),
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), autoplay=(self), camera=(), display-capture=(), fullscreen=(self), geolocation=(), ' +
      'gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  }
}

/** Returns the headers of assets, without those that only documents need: together they are as large as a small image. */
export function assetHeaders(siteOrigin: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy':
      "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(siteOrigin.startsWith('https:') && {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    }),
  }
}

/** Returns the hashes of the inline scripts and styles in the source of a page. */
export function inlineHashes(html: string): InlineHashes {
  const hashes: InlineHashes = { script: new Set(), style: new Set() }
  for (const [, element, attributes = '', text = ''] of html.matchAll(ELEMENT))
    if (!NOT_INLINE.test(attributes))
      hashes[element as keyof InlineHashes].add(`'sha256-${hash('sha256', text, 'base64')}'`)
  return hashes
}

/** Adds the hashes of one page to the policy of all responses: stricter than one policy for the site, and 1 kB smaller. */
export function allowInline(policy: string, hashes: InlineHashes): string {
  return policy.replace(/(script|style)-src 'self'/g, (directive, element: keyof InlineHashes) =>
    [directive, ...hashes[element]].join(' '),
  )
}
