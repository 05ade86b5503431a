import type { Product } from '#src/content/schemas/product.ts'

/** Returns the price of the first tier, with "From" if others follow and it is no range, or the model if there are no tiers. */
export function startingPrice({ model, tiers }: Product['pricing']): string {
  const [first, ...others] = tiers ?? []
  if (!first) return model
  return others.length === 0 || first.price.includes('–') ? first.price : `From ${first.price}`
}
