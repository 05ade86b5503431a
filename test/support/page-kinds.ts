import { urls } from '#src/urls.ts'
import { siteAddresses } from './site-addresses.ts'

const DETAILS = /^\/(services|work|products)\/|^\/(privacy-policy|terms-of-service)$/
const SINGLE = siteAddresses().filter(({ path }) => !DETAILS.test(path))

/** The path of one page of each kind, by the name of the kind: each single page, and an example of each kind of entry. */
export const PAGE_KINDS: Record<string, string> = {
  ...Object.fromEntries(SINGLE.map(({ path }) => [path.slice(1) || 'home', path])),
  service: urls.service('data-engineering'),
  'case study': urls.caseStudy('permits-without-the-queue'),
  'available product': urls.product('cortexhr'),
  'unreleased product': urls.product('fides-agro'),
  'privacy policy': urls.legal('privacy-policy'),
  'not found': urls.notFound(),
  offline: urls.offline(),
}
