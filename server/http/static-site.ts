import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { KnownSubjects, MessageHints } from '#contact/subject.ts'
import { OperatorError } from '../operator-error.ts'
import { type InlineHashes, inlineHashes } from './security-headers.ts'

const FILE_ENDS = { br: '.br', gzip: '.gz', identity: '' }
type Encoding = keyof typeof FILE_ENDS

export type Page = InlineHashes & {
  bodies: ReadonlyMap<Encoding, Buffer>
  digest: string
  /** The policy that the page states in a `meta` element, with a rule against frames, which only a header can have. */
  ownPolicy: string | undefined
}

type ContactFile = {
  subjects: KnownSubjects
  serviceChoices: readonly string[]
  messageHints: MessageHints
  email: string
  moved: Readonly<Record<string, string>>
}

export type StaticSite = ContactFile & {
  directory: string
  /** Pages by URL path, without the three below. */
  pages: ReadonlyMap<string, Page>
  notFound: Page
  templates: { formAnswer: Page; thankYou: Page }
  files: ReadonlySet<string>
}

export const FORM_ANSWER_PATH = '/contact/form-answer'
export const THANK_YOU_PATH = '/contact/thank-you'
export const NOT_FOUND_PATH = '/404'

/** Pages, source maps, hidden files and compressed copies. A copy is sent at the URL of its original. */
const NOT_PUBLIC = /\.(?:html|br|gz|map)$|(?:^|\/)\.(?!well-known\/)/

const POLICY_ELEMENT = /<meta http-equiv="content-security-policy" content="([^"]+)"/

/** Loads all pages of a build into memory, so that none needs the disk. @throws OperatorError if a required page is missing */
export function loadStaticSite(directory: string): StaticSite {
  const pages = new Map(
    htmlFiles(directory).map((file) => [pageAddress(file), loadPage(join(directory, file))]),
  )
  const take = (path: string): Page => {
    const page = pages.get(path)
    if (!page) throw missing(join(directory, `${path}.html`))
    pages.delete(path)
    return page
  }
  const otherFiles = listFiles(directory).filter((file) => !NOT_PUBLIC.test(file))
  const contactFile = join(directory, 'contact/subjects.json')
  if (!existsSync(contactFile)) throw missing(contactFile)
  return {
    ...(JSON.parse(readFileSync(contactFile, 'utf8')) as ContactFile),
    directory,
    notFound: take(NOT_FOUND_PATH),
    templates: { formAnswer: take(FORM_ANSWER_PATH), thankYou: take(THANK_YOU_PATH) },
    pages,
    files: new Set(otherFiles.map((file) => `/${file}`)),
  }
}

function loadPage(file: string): Page {
  const html = readFileSync(file, 'utf8')
  const ends = Object.entries(FILE_ENDS).filter(([, end]) => existsSync(file + end))
  const policy = POLICY_ELEMENT.exec(html)?.[1]?.replaceAll('&#39;', "'")
  return {
    bodies: new Map(ends.map(([encoding, end]) => [encoding as Encoding, readFileSync(file + end)])),
    digest: hash('sha256', html, 'base64url').slice(0, 22),
    ownPolicy: policy && `${policy}; frame-ancestors 'none'`,
    ...inlineHashes(html),
  }
}

/** Lists the HTML files of a built site, relative to its directory, with `/`. @throws OperatorError without directory */
export function htmlFiles(directory: string): string[] {
  return listFiles(directory).filter((file) => file.endsWith('.html'))
}

/** Returns the URL path of an HTML file, like `/services/data-engineering`; `/` for `index.html`. */
export function pageAddress(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
}

const missing = (path: string) => new OperatorError(`${path} is missing: run npm run build`)

function listFiles(directory: string): string[] {
  if (!existsSync(directory)) throw missing(directory)
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}
