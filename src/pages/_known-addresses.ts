import type { Address } from '#src/client/similar-addresses.ts'
import { getOrdered, getSingle } from '#src/content/load/collections.ts'
import { urls } from '#src/urls.ts'

/** Returns the pages of the site that have a title of their own, each once. */
export async function knownAddresses(): Promise<Address[]> {
  const { ways } = await getSingle('notFound')
  const { header, company, legal } = await getSingle('navigation')
  const services = await getOrdered('services')
  const work = await getOrdered('work')
  const products = await getOrdered('products')
  return [
    ...[...ways, ...header, ...company, ...legal].map(({ label, to }) => ({ path: to, title: label })),
    ...services.map(({ id, data }) => ({ path: urls.service(id), title: data.title })),
    ...work.map(({ id, data }) => ({ path: urls.caseStudy(id), title: data.title })),
    ...products.map(({ id, data }) => ({ path: urls.product(id), title: data.name })),
  ].filter(({ path }, index, all) => all.findIndex((other) => other.path === path) === index)
}
