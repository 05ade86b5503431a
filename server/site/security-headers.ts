/** What the policy must know of the site it protects. */
export type PolicyInput = {
  /** Public origin of the site; TLS is demanded of browsers only where it is https. */
  siteOrigin: string
  /** Origin the contact form posts to where it is not the site's own. */
  apiOrigin: string | undefined
  /** CSP sources (`'sha256-...'`) of the inline scripts and styles that the build wrote into the pages. */
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
}

/**
 * Returns the headers of every answer, errors included (docs/requirements.md#security-headers). One set for all,
 * so that no kind of answer is missed. It passes all ten tests of MDN's Observatory.
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
    ...everywhere(overTls),
  }
}

/**
 * Returns the headers of images, fonts, videos, scripts and style sheets. Headers that only affect documents are left
 * out, because the full set weighs as much as a small image. Opened as a document, such a file may load nothing.
 */
export function assetHeaders(siteOrigin: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy':
      "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    ...everywhere(isOverTls(siteOrigin)),
  }
}

function everywhere(overTls: boolean): Record<string, string> {
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
  { apiOrigin, scriptHashes, styleHashes }: PolicyInput,
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
    // `data:` for the phone's poster (src/pages/index.astro) and the icon that stands in; a picture can do nothing.
    'img-src': [self, 'data:'],
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
    // On plain http it would send every form and asset to a TLS port that nobody listens on.
    ...(overTls && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
