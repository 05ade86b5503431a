/** Settings and hashes from which the headers are made. */
export type PolicyInput = {
  /** Public origin of the site; headers that require TLS are set only for https. */
  siteOrigin: string
  /** Origin of the contact API; undefined if it is the origin of the site. */
  apiOrigin: string | undefined
  /** CSP sources (`'sha256-...'`) of inline scripts and styles. Only pages have some. */
  scriptHashes?: readonly string[]
  styleHashes?: readonly string[]
}

/**
 * Returns the headers of every response, errors included (docs/requirements.md#security-headers). They pass all ten
 * tests of MDN's Observatory.
 */
export function securityHeaders(input: PolicyInput): Readonly<Record<string, string>> {
  const overTls = isOverTls(input.siteOrigin)
  return {
    'content-security-policy': contentSecurityPolicy(input, overTls),
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': PERMISSIONS_POLICY,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    ...commonHeaders(overTls),
  }
}

/** Paths whose files get only `assetHeaders`. The service worker is not one of them, because it needs the full CSP. */
export const ASSET_PATH = /^\/(?:(?:_astro|assets|drawings|icons)\/|favicon\.|site\.webmanifest)/

/**
 * Returns the headers of images, fonts, videos, scripts and style sheets. Headers that affect only documents are omitted,
 * because the full set is as large as a small image. The CSP blocks all loads if such a file is opened as a document.
 */
export function assetHeaders(siteOrigin: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy':
      "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    ...commonHeaders(isOverTls(siteOrigin)),
  }
}

function commonHeaders(overTls: boolean): Record<string, string> {
  return {
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(overTls && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

function isOverTls(siteOrigin: string): boolean {
  return siteOrigin.startsWith('https:')
}

const PERMISSIONS_POLICY = [
  'accelerometer=()',
  'autoplay=(self)',
  'camera=()',
  'display-capture=()',
  'fullscreen=(self)',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'payment=()',
  'usb=()',
].join(', ')

function contentSecurityPolicy(
  { apiOrigin, scriptHashes = [], styleHashes = [] }: PolicyInput,
  overTls: boolean,
): string {
  const self = "'self'"
  const api = apiOrigin ? [self, apiOrigin] : [self]
  const directives = {
    'default-src': ["'none'"],
    'script-src': [self, ...scriptHashes],
    'script-src-attr': ["'none'"],
    'style-src': [self, ...styleHashes],
    'style-src-attr': ["'none'"],
    'img-src': [self],
    'media-src': [self],
    'font-src': [self],
    'connect-src': api,
    'manifest-src': [self],
    'worker-src': [self],
    'form-action': api,
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['offline'],
    // Only with TLS: on plain HTTP, this directive would break every form and subresource.
    ...(overTls && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
