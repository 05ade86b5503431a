import { PAGES, urls } from '#src/urls.ts'

const SINGLE_PAGES = Object.values(PAGES).filter((page) => typeof page === 'string')

/** The path of one page of each kind, by the name of the kind: each single page, and an example of each kind of entry. */
export const PAGE_KINDS: Record<string, string> = {
  ...Object.fromEntries(SINGLE_PAGES.map((path) => [path.slice(1) || 'home', path])),
  service: urls.service('data-engineering'),
  'case study': urls.caseStudy('permits-without-the-queue'),
  'available product': urls.product('cortexhr'),
  'unreleased product': urls.product('fides-agro'),
  'privacy policy': urls.legal('privacy-policy'),
  'not found': urls.notFound(),
  offline: urls.offline(),
}
