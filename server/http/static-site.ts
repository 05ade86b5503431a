import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseEnv } from 'node:util'
import type { KnownSubjects, MessageHints } from '#contact/subject.ts'
import { loadPage, type Page } from './page.ts'

/** The built site as the server serves it. */
export type StaticSite = {
  /** Absolute path of the build's output. */
  directory: string
  /** Pages by URL path, without the two templates and the 404 page. */
  pages: ReadonlyMap<string, Page>
  /** URL paths of all public files that are not pages. */
  files: ReadonlySet<string>
  notFound: Page
  /** Pages of the contact form with tokens that the server fills in. */
  templates: { formAnswer: Page; thankYou: Page }
  /** Subjects, products and services that a link to the contact form may name. */
  subjects: KnownSubjects
  /** What to write in the message, for each subject. */
  messageHints: MessageHints
  /** Email address of the team; undefined in builds of older releases. */
  email?: string
}

/** Thrown when the build is missing or incomplete. The message is one line that says what to do. */
export class SiteMissingError extends Error {
  override name = 'SiteMissingError'
}

/** Paths of the two templates and the 404 page, which `StaticSite.pages` does not contain. */
export const FORM_ANSWER_PATH = '/contact/form-answer'
export const THANK_YOU_PATH = '/contact/thank-you'
export const NOT_FOUND_PATH = '/404'

/** File with the build settings, written by scripts/build-if-stale.ts. Hidden files are not served. */
const BUILD_INFO_FILE = '.build.env'

/**
 * Loads all pages into memory, so that serving a page needs no disk access.
 * @param directory absolute path of the build's output (Astro's `build.format: 'file'`)
 * @throws SiteMissingError if a required page is missing
 */
export function loadStaticSite(directory: string): StaticSite {
  const files = listFiles(directory)
  const pages = new Map(
    files.filter(isPageFile).map((file) => [pageAddress(file), loadPage(join(directory, file))]),
  )

  const extract = (path: string): Page => {
    const page = pages.get(path)
    if (!page) throw new SiteMissingError(`${join(directory, `${path}.html`)} is missing: run npm run build`)
    pages.delete(path)
    return page
  }
  const notFound = extract(NOT_FOUND_PATH)
  const templates = { formAnswer: extract(FORM_ANSWER_PATH), thankYou: extract(THANK_YOU_PATH) }

  return {
    directory,
    pages,
    files: new Set(files.filter(isPublicFile).map((file) => `/${file}`)),
    notFound,
    templates,
    ...readSubjects(directory),
  }
}

/**
 * Lists the HTML files of a built site as paths relative to its directory, with `/` as the separator.
 * @throws SiteMissingError if the directory is missing
 */
export function htmlFiles(directory: string): string[] {
  return listFiles(directory).filter(isPageFile)
}

/** Returns the URL path of an HTML file, like `/services/data-engineering`; `/` for `index.html`. */
export function pageAddress(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
}

/** Reads the settings that the site was built with; undefined if the build did not record them. */
export function readBuildInfo({ directory }: StaticSite): NodeJS.Dict<string> | undefined {
  const file = join(directory, BUILD_INFO_FILE)
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : undefined
}

type ContactFile = Pick<StaticSite, 'subjects' | 'messageHints' | 'email'>

function readSubjects(directory: string): ContactFile {
  const file = join(directory, 'contact/subjects.json')
  if (!existsSync(file)) throw new SiteMissingError(`${file} is missing: run npm run build`)
  return JSON.parse(readFileSync(file, 'utf8')) as ContactFile
}

function listFiles(directory: string): string[] {
  if (!existsSync(directory)) throw new SiteMissingError(`${directory} is missing: run npm run build`)
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}

function isPageFile(file: string): boolean {
  return file.endsWith('.html')
}

/**
 * Returns false for pages, source maps, hidden files and compressed copies (a copy is sent at the URL of its original).
 */
function isPublicFile(file: string): boolean {
  return !/\.(?:html|br|gz|map)$/.test(file) && !/(?:^|\/)\.(?!well-known\/)/.test(file)
}
