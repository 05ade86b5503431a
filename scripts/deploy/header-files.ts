import type { Page } from '#server/site/page.ts'
import { withPageCsp } from '#server/site/page-csp.ts'
import {
  FORM_ANSWER_PATH,
  NOT_FOUND_PATH,
  type StaticSite,
  THANK_YOU_PATH,
} from '#server/site/static-site.ts'

/** Headers as the server makes them, by name in small letters. */
type Headers = Readonly<Record<string, string>>

const NOTICE = 'Written by npm run generate:headers from what the server itself sends: do not edit.'

/** The longest line that Cloudflare Pages takes in `_headers`. */
const MAX_LINE_LENGTH = 2_000

/** What a static host must say of caching, by address; HTML is asked for again each time by default. */
const CACHING: Headers = {
  '/_astro/*': 'public, max-age=31536000, immutable',
  '/assets/*': 'public, max-age=3600',
  '/drawings/*': 'public, max-age=3600',
}

/** The one header that differs for some files: social cards are made to be shown by other sites. */
const SHARED = { header: 'cross-origin-resource-policy', folder: '/cards/', value: 'cross-origin' }
const SHARED_VARIABLE = '$website_resource_policy'

/** Every page has a policy of its own, as the server sends it: one for all would be a kilobyte more. */
const POLICY = 'content-security-policy'
const POLICY_VARIABLE = '$website_policy'

/** Content security policies by the address of the page's file, like `/services.html`. */
export type PagePolicies = ReadonlyMap<string, string>

/** The policies of all pages of a site. */
export function pagePolicies(site: StaticSite, origins: Parameters<typeof withPageCsp>[1]): PagePolicies {
  const { pages, notFound } = withPageCsp(site, origins)
  const policyOf = ({ plain }: Page) => plain.headers[POLICY] ?? ''
  return new Map([
    ...[...pages].map(([path, page]): [string, string] => [
      path === '/' ? '/index.html' : `${path}.html`,
      policyOf(page),
    ]),
    [`${NOT_FOUND_PATH}.html`, policyOf(notFound)],
  ])
}

/** For every answer of an nginx server: its own and, instead of the same ones from behind, those it hands on. */
export function nginxHeaders(headers: Headers): string {
  const variables: Headers = { [SHARED.header]: SHARED_VARIABLE, [POLICY]: POLICY_VARIABLE }
  const lines = Object.entries(checked(headers)).flatMap(([name, value]) => [
    `add_header ${name} ${variables[name] ?? `"${value}"`} always;`,
    `proxy_hide_header ${name};`,
  ])
  return text(lines)
}

/** What must stand outside of nginx's servers for `nginxHeaders`. */
export function nginxMaps(headers: Headers, policies: PagePolicies): string {
  const { [SHARED.header]: shared = '', [POLICY]: policy = '' } = checked(headers)
  return text([
    '# The addresses of case studies are longer than nginx expects.',
    'map_hash_bucket_size 256;',
    `map $uri ${SHARED_VARIABLE} {`,
    `    ~^${SHARED.folder} "${SHARED.value}";`,
    `    default "${shared}";`,
    '}',
    `map $uri ${POLICY_VARIABLE} {`,
    ...Object.entries(checked(Object.fromEntries(policies))).map(([file, own]) => `    ${file} "${own}";`),
    `    default "${policy}";`,
    '}',
  ])
}

/** A block of Caddy's, set as the answer leaves, so that it replaces what comes from behind. */
export function caddyHeaders(headers: Headers): string {
  const lines = Object.entries(checked(headers)).map(([name, value]) => `\t${name} "${value}"`)
  const shared = [`header ${SHARED.folder}* {`, `\t${SHARED.header} "${SHARED.value}"`, '\tdefer', '}']
  return text(['header {', ...lines, '\t-server', '\tdefer', '}', ...shared])
}

/** `_headers` of Netlify, Cloudflare Pages and hosts like them. */
export function staticHostHeaders(headers: Headers): string {
  const everywhere = Object.entries(checked(headers)).map(([name, value]) => `  ${name}: ${value}`)
  const tooLong = everywhere.find((line) => line.length > MAX_LINE_LENGTH)
  if (tooLong) throw new Error(`a header of ${tooLong.length} characters is longer than static hosts take`)
  const caching = Object.entries(CACHING).flatMap(([path, value]) => [path, `  cache-control: ${value}`])
  return text(['/*', ...everywhere, ...caching])
}

/**
 * `_redirects`. Netlify looks for the file first, so that what is left of these addresses is unknown; Cloudflare
 * Pages redirects first and cannot tell: there unknown addresses answer with the page that says so.
 */
export function staticHostRedirects(host: 'netlify' | 'cloudflare-pages'): string {
  const forced = host === 'netlify' ? '!' : ''
  const templates = [FORM_ANSWER_PATH, THANK_YOU_PATH].map((path) => `${path} /contact 302${forced}`)
  const unknown = ['/services/:id', '/work/:id', '/products/:id'].map(
    (path) => `${path} ${NOT_FOUND_PATH} 302`,
  )
  const notFound = `${NOT_FOUND_PATH} ${NOT_FOUND_PATH}.html 404!`
  return text(host === 'netlify' ? [...templates, notFound, ...unknown] : templates)
}

/** A value that would end its quotes, or mean a variable, must not slip through. */
function checked(headers: Headers): Headers {
  for (const [name, value] of Object.entries(headers))
    if (/["$\\{}\r\n]/.test(value)) throw new Error(`${name} holds a sign that must be escaped`)
  return headers
}

function text(lines: readonly string[]): string {
  return [`# ${NOTICE}`, ...lines, ''].join('\n')
}
