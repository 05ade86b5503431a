import { contentRoot } from '#src/content/load/content-root.ts'
import { entries, readContent } from '#src/content/load/read-content.ts'
import { urls } from '#src/urls.ts'
import { siteAddresses } from './site-addresses.ts'

const DETAILS = /^\/(services|work|products)\/|^\/(privacy-policy|terms-of-service|accessibility)$/

/** The path of one page of each kind, by the name of the kind: each single page, and an example of each kind of entry. */
export const PAGE_KINDS = pageKinds(contentRoot())

/** Returns the path of one page of each kind. @param root folder that contains `content/` */
export function pageKinds(root: string): Record<string, string> {
  const { files } = readContent(root)
  const single = siteAddresses(root).filter(({ path }) => !DETAILS.test(path))
  const product = (isAvailable: boolean) =>
    entries(files, 'products').find(({ data }) => (data.status === 'available') === isAvailable)?.id ?? ''
  return {
    ...Object.fromEntries(single.map(({ path }) => [path.slice(1) || 'home', path])),
    service: urls.service(entries(files, 'services')[0]?.id ?? ''),
    'case study': urls.caseStudy(entries(files, 'work')[0]?.id ?? ''),
    'available product': urls.product(product(true)),
    'unreleased product': urls.product(product(false)),
    'privacy policy': urls.legal('privacy-policy'),
    'not found': urls.notFound(),
    offline: urls.offline(),
  }
}
