import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseEnv } from 'node:util'
import type { KnownSubjects } from '#contact/subject.ts'

/** One way a page can be sent: its bytes and the headers that go with them. */
export type PageVariant = { body: Buffer; etag: string; headers: Readonly<Record<string, string>> }

/** CSP sources (`'sha256-...'`) of inline scripts and styles, sorted. */
export type InlineHashes = { scriptHashes: string[]; styleHashes: string[] }

/** A built page in memory; `br` and `gzip` where the build wrote a compressed file beside it. */
export type Page = { plain: PageVariant; br?: PageVariant; gzip?: PageVariant; inline: InlineHashes }

/** The built site as the server needs it. */
export type StaticSite = {
  /** Absolute path of the folder with everything that is not a page. */
  directory: string
  /** Pages by address, without the two templates and the page for unknown addresses. */
  pages: ReadonlyMap<string, Page>
  /** Addresses of everything else that is sent as it lies in the folder. */
  files: ReadonlySet<string>
  notFound: Page
  /** Pages of the contact form with tokens that the server fills in. */
  templates: { formAnswer: string; thankYou: string }
  /** What links to the contact form may name. */
  subjects: KnownSubjects
} & InlineHashes

/** The build is missing or incomplete; the message is one line that says what to do. */
export class SiteMissingError extends Error {
  override name = 'SiteMissingError'
}

/** Addresses of the pages that the server never sends as they lie on the disk. */
export const FORM_ANSWER_PATH = '/contact/form-answer'
export const THANK_YOU_PATH = '/contact/thank-you'
export const NOT_FOUND_PATH = '/404'

/**
 * Reads all built pages into memory: a page costs no disk access afterwards.
 * @param directory absolute path of the build's output (Astro's `build.format: 'file'`)
 * @throws SiteMissingError where a page is missing that the server cannot do without
 */
export function loadStaticSite(directory: string): StaticSite {
  const files = siteFiles(directory)
  const pages = new Map(
    files.filter(isPageFile).map((file) => [pageAddress(file), loadPage(join(directory, file))]),
  )
  const inline = unionOf([...pages.values()].map((page) => page.inline))

  const take = (path: string): Page => {
    const page = pages.get(path)
    if (!page) throw new SiteMissingError(`${join(directory, `${path}.html`)} is missing: run npm run build`)
    pages.delete(path)
    return page
  }
  const notFound = take(NOT_FOUND_PATH)
  const formAnswer = take(FORM_ANSWER_PATH).plain.body.toString('utf8')
  const thankYou = take(THANK_YOU_PATH).plain.body.toString('utf8')

  return {
    directory,
    pages,
    files: new Set(files.filter(isOpenFile).map((file) => `/${file}`)),
    notFound,
    templates: { formAnswer, thankYou },
    subjects: readSubjects(directory),
    ...inline,
  }
}

/**
 * The pages of a built site.
 * @returns their files, by paths under the folder with `/`
 * @throws SiteMissingError where there is no such folder
 */
export function htmlFiles(directory: string): string[] {
  return siteFiles(directory).filter(isPageFile)
}

/** The settings that the pages of a built site carry, which the build notes beside them; undefined where it did not. */
export function readBuildInfo({ directory }: StaticSite): NodeJS.Dict<string> | undefined {
  const note = join(directory, '.built-from')
  return existsSync(note) ? parseEnv(readFileSync(note, 'utf8')) : undefined
}

function readSubjects(directory: string): KnownSubjects {
  const file = join(directory, 'contact/subjects.json')
  if (!existsSync(file)) throw new SiteMissingError(`${file} is missing: run npm run build`)
  return JSON.parse(readFileSync(file, 'utf8')) as KnownSubjects
}

function siteFiles(directory: string): string[] {
  if (!existsSync(directory)) throw new SiteMissingError(`${directory} is missing: run npm run build`)
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}

function isPageFile(file: string): boolean {
  return file.endsWith('.html')
}

/** Compressed copies are sent under the name of what they are copies of; source maps and hidden files, never. */
function isOpenFile(file: string): boolean {
  return !/\.(?:html|br|gz|map)$/.test(file) && !/(?:^|\/)\.(?!well-known\/)/.test(file)
}

/** `index.html` is `/`, `services/data-engineering.html` is `/services/data-engineering`. */
export function pageAddress(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
}

function loadPage(file: string): Page {
  const body = readFileSync(file)
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const variant = (bytes: Buffer, suffix: string, encoding?: string): PageVariant => ({
    body: bytes,
    etag: `"${digest}${suffix}"`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag: `"${digest}${suffix}"`,
      'content-length': String(bytes.length),
      ...(encoding && { 'content-encoding': encoding }),
    },
  })
  return {
    inline: inlineHashes(body.toString('utf8')),
    plain: variant(body, ''),
    ...(existsSync(`${file}.br`) && { br: variant(readFileSync(`${file}.br`), '-br', 'br') }),
    ...(existsSync(`${file}.gz`) && { gzip: variant(readFileSync(`${file}.gz`), '-gz', 'gzip') }),
  }
}

const SCRIPT_ELEMENT = /<script\b(?<attributes>(?:[^>"']|"[^"]*"|'[^']*')*)>(?<text>[\s\S]*?)<\/script\s*>/gi
const STYLE_ELEMENT = /<style\b(?<attributes>(?:[^>"']|"[^"]*"|'[^']*')*)>(?<text>[\s\S]*?)<\/style\s*>/gi

/** Data blocks (JSON-LD) are not run, and scripts with a source are covered by `'self'`. */
function isExecutable(attributes: string): boolean {
  const type = /\btype\s*=\s*["']?(?<type>[^\s"'>]*)/i.exec(attributes)?.groups?.type?.toLowerCase() ?? ''
  const runs = ['', 'module', 'text/javascript', 'application/javascript', 'importmap', 'speculationrules']
  return runs.includes(type) && !/\bsrc\s*=/i.test(attributes)
}

/** The hashes of what stands inline in a page's source. */
export function inlineHashes(source: string): InlineHashes {
  return {
    scriptHashes: hashes(source, SCRIPT_ELEMENT, isExecutable),
    styleHashes: hashes(source, STYLE_ELEMENT, () => true),
  }
}

/** What several pages have, each once. */
function unionOf(all: readonly InlineHashes[]): InlineHashes {
  return {
    scriptHashes: sortedSet(all.flatMap(({ scriptHashes }) => scriptHashes)),
    styleHashes: sortedSet(all.flatMap(({ styleHashes }) => styleHashes)),
  }
}

function hashes(source: string, element: RegExp, isMeant: (attributes: string) => boolean): string[] {
  const meant = [...source.matchAll(element)].filter(({ groups }) => isMeant(groups?.attributes ?? ''))
  return sortedSet(meant.map(({ groups }) => `'sha256-${digestOf(groups?.text ?? '')}'`))
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

function sortedSet(values: readonly string[]): string[] {
  return [...new Set(values)].sort()
}
