import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { findSubject } from '#contact/subject.ts'
import { escapeHtml } from '../mail/mail-html.ts'
import { sourceOf } from './send-page.ts'
import type { Page, StaticSite } from './static-site.ts'

export const CONTACT_PAGE_PATH = '/contact'

const FORM_ACTION = /<form\b[^>]*\baction="[^"?]*(?=")/

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * Creates the finder of the contact page for an address. Its form posts to an address with the linked subject, because a
 * browser without scripts may send no Referer.
 */
export function createContactPages({ subjects }: StaticSite) {
  const pages = new Map<string, Page>()
  return (page: Page, url: string): Page => {
    const { query } = findSubject(url.split(/\?(.*)/s)[1] ?? '', subjects) ?? {}
    if (!query) return page
    const linked = pages.get(query) ?? addQuery(page, query)
    pages.set(query, linked)
    return linked
  }
}

function addQuery(page: Page, query: string): Page {
  const html = sourceOf(page).replace(FORM_ACTION, (form) => form + escapeHtml(query))
  const bodies = [
    ['br', brotliCompressSync(html, BROTLI)],
    ['gzip', gzipSync(html)],
    ['identity', Buffer.from(html)],
  ] as const
  return { ...page, bodies: new Map(bodies), digest: page.digest + Buffer.from(query).toString('base64url') }
}
