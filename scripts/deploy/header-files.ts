import type { Page } from '#server/site/page.ts'
import { withPageCsp } from '#server/site/page-csp.ts'
import { ASSET_PATH } from '#server/site/security-headers.ts'
import { NOT_FOUND_PATH, type StaticSite } from '#server/site/static-site.ts'

/** Headers of the server: values by lower-case name. */
type Headers = Readonly<Record<string, string>>

const NOTICE = 'Written by npm run generate:headers from the headers of the server: do not edit.'

/** Maximum length of a line in `_headers` on Cloudflare Pages. */
const MAX_LINE_LENGTH = 2_000

/** Cache-Control on static hosts, by path. HTML is not listed: by default these hosts make browsers revalidate it. */
const CACHING: Headers = {
  '/_astro/*': 'public, max-age=31536000, immutable',
  '/assets/*': 'public, max-age=3600',
  '/drawings/*': 'public, max-age=3600',
}

/** Social cards have another value of this header, because other sites may embed them. */
const SOCIAL_CARDS = { header: 'cross-origin-resource-policy', folder: '/cards/', value: 'cross-origin' }

/** Each page has its own policy with the hashes of its inline code. A policy for all pages would be 1 kB longer. */
const POLICY = 'content-security-policy'

/** Content security policy of each page, by file path like `/services.html`. */
export type PagePolicies = ReadonlyMap<string, string>

/** Returns the policies of all pages of a site. */
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

/**
 * Returns nginx directives that add the headers to every response and hide the same headers of the proxied server. The values
 * are the variables of `nginxMaps`.
 */
export function nginxHeaders(headers: Headers): string {
  const lines = Object.keys(headers).flatMap((name) => [
    `add_header ${name} ${nginxVariable(name)} always;`,
    `proxy_hide_header ${name};`,
  ])
  return fileText(lines)
}

/**
 * Returns an nginx `map` block for each header, which defines its variable in `nginxHeaders`. nginx allows these blocks only
 * outside `server`, and omits a header whose value is empty.
 * @param headers headers of documents
 * @param assets headers of pictures, fonts, videos, scripts and style sheets: some of the same headers
 * @param policies CSP of each page
 */
export function nginxMaps(headers: Headers, assets: Headers, policies: PagePolicies): string {
  const maps = Object.entries(checked(headers)).flatMap(([name, value]) => [
    `map $uri ${nginxVariable(name)} {`,
    ...(name === SOCIAL_CARDS.header ? [`    ~^${SOCIAL_CARDS.folder} "${SOCIAL_CARDS.value}";`] : []),
    ...(name === POLICY ? pageLines(policies) : []),
    `    ~${ASSET_PATH.source} "${assets[name] ?? ''}";`,
    `    default "${value}";`,
    '}',
  ])
  return fileText([
    '# The paths of case studies are longer than the default bucket.',
    'map_hash_bucket_size 256;',
    ...maps,
  ])
}

/** Returns the name of the nginx variable for a header, like `$website_referrer_policy`. */
function nginxVariable(name: string): string {
  return `$website_${name.replaceAll('-', '_')}`
}

function pageLines(policies: PagePolicies): string[] {
  return Object.entries(checked(Object.fromEntries(policies))).map(
    ([file, value]) => `    ${file} "${value}";`,
  )
}

/**
 * Returns `header` blocks for Caddy. A `?` keeps the header of the proxied server, which is stricter for the links in mails to
 * the team.
 */
export function caddyHeaders(headers: Headers, editorPolicy?: string): string {
  const lines = Object.entries(checked(headers)).map(([name, value]) => `\t?${name} "${value}"`)
  const { header, folder, value } = SOCIAL_CARDS
  const cards = [`header ${folder}* {`, `\t${header} "${value}"`, '\tdefer', '}']
  const editor = editorPolicy ? ['header /edit {', `\t${POLICY} "${editorPolicy}"`, '\tdefer', '}'] : []
  return fileText(['header {', ...lines, '\t-server', '\tdefer', '}', ...cards, ...editor])
}

/**
 * Returns the file `_headers`, which Netlify and Cloudflare Pages read. The content security policy is too long for one line
 * on Cloudflare, so it is two headers: one without the limits for styles, one with them alone. Browsers enforce both.
 * @param editorPolicy policy of the page /edit instead of the one for all pages. Only Cloudflare can replace a header
 * @throws if a line is too long for Cloudflare Pages
 */
export function staticHostHeaders(headers: Headers, editorPolicy?: string): string {
  const { [POLICY]: policy = '', ...others } = checked(headers)
  const [styles = ''] = /style-src [^;]+/.exec(policy) ?? []
  const everywhere = [
    [POLICY, policy.replace(styles, "style-src 'self' 'unsafe-inline'")],
    [POLICY, styles],
    ...Object.entries(others),
  ].map(([name, value]) => `  ${name}: ${value}`)
  const tooLong = everywhere.find((line) => line.length > MAX_LINE_LENGTH)
  if (tooLong) throw new Error(`a header of ${tooLong.length} characters is too long for Cloudflare Pages`)
  const caching = Object.entries(CACHING).flatMap(([path, value]) => [path, `  cache-control: ${value}`])
  const editor = editorPolicy ? ['/edit', `  ! ${POLICY}`, `  ${POLICY}: ${editorPolicy}`] : []
  return fileText(['/*', ...everywhere, ...caching, ...editor])
}

/** Returns the headers unchanged. @throws if a value contains a character with a special meaning in these files */
function checked(headers: Headers): Headers {
  for (const [name, value] of Object.entries(headers))
    if (/["$\\{}\r\n]/.test(value)) throw new Error(`${name} contains a character that must be escaped`)
  return headers
}

function fileText(lines: readonly string[]): string {
  return [`# ${NOTICE}`, ...lines, ''].join('\n')
}
