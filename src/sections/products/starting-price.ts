import type { Product } from '#src/content/schemas/product.ts'

/**
 * Returns the price of the first tier, like `From $99/mo`, or the pricing model of a product without tiers. A single
 * price and a range of prices have no "From".
 */
export function startingPrice({ model, tiers }: Product['pricing']): string {
  const [first, ...others] = tiers ?? []
  if (!first) return model
  return others.length === 0 || first.price.includes('–') ? first.price : `From ${first.price}`
}
