import { urls } from '#src/urls.ts'

/** The path of one page of each kind, by the name of the kind. */
export const PAGE_KINDS: Record<string, string> = {
  home: urls.home(),
  about: urls.about(),
  services: urls.services(),
  service: urls.service('data-engineering'),
  work: urls.work(),
  'case study': urls.caseStudy('permits-without-the-queue'),
  products: urls.products(),
  'available product': urls.product('cortexhr'),
  'unreleased product': urls.product('fides-agro'),
  academy: urls.academy(),
  subsidiaries: urls.subsidiaries(),
  csr: urls.csr(),
  careers: urls.careers(),
  contact: urls.contact(),
  'privacy policy': urls.privacyPolicy(),
  'not found': urls.notFound(),
  offline: urls.offline(),
}
