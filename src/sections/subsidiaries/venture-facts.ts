import type { Entry } from '#src/content/load/content-kinds.ts'
import { urls } from '#src/urls.ts'

/** What a visitor decides by: a term and its value. */
export type Fact = readonly [term: string, value: string]

/** Returns the facts of a venture. Its status and price are those of the product that it links to, if there is one. */
export function ventureFacts({ data }: Entry<'ventures'>, products: readonly Entry<'products'>[]): Fact[] {
  const product = productOf(data.link, products)?.data
  const facts: Fact[] = [
    ['For', data.serves],
    ['Status', product ? statusOf(product) : data.since ? `Open since ${data.since}` : 'Open'],
  ]
  const price = product?.pricing.tiers?.[0]?.price
  if (price) facts.push(['Price', product?.status === 'available' ? `From ${price}` : price])
  return [...facts, ['To start', data.start]]
}

/** Returns the link to the waiting list of a venture, or undefined if the venture is open. */
export function waitingListOf(
  { data }: Entry<'ventures'>,
  products: readonly Entry<'products'>[],
): string | undefined {
  const product = productOf(data.link, products)
  return product && product.data.status !== 'available' ? urls.contactAbout('Launch', product.id) : undefined
}

function productOf(link: string, products: readonly Entry<'products'>[]) {
  return products.find(({ id }) => urls.product(id) === link)
}

function statusOf(product: Entry<'products'>['data']): string {
  return product.status === 'available' ? `Open since ${product.launchDate.slice(0, 4)}` : 'In development'
}
