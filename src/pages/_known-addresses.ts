import type { Address } from '#src/client/similar-addresses.ts'
import { getSiteContent } from '#src/content/load/collections.ts'
import { urls } from '#src/urls.ts'

/** Returns the pages of the site that have a title of their own, each once. */
export async function knownAddresses(): Promise<Address[]> {
  const {
    notFound: { ways },
    navigation: { header, company, legal },
    services,
    work,
    products,
  } = await getSiteContent()
  return [
    ...[...ways, ...header, ...company, ...legal].map(({ label, to }) => ({ path: to, title: label })),
    ...services.map(({ id, data }) => ({ path: urls.service(id), title: data.title })),
    ...work.map(({ id, data }) => ({ path: urls.caseStudy(id), title: data.title })),
    ...products.map(({ id, data }) => ({ path: urls.product(id), title: data.name })),
  ].filter(({ path }, index, all) => all.findIndex((other) => other.path === path) === index)
}
