import type { Product } from '#src/content/schemas/product.ts'
import type { Site } from '#src/content/schemas/site.ts'

type Rates = Pick<Site, 'vat' | 'nairaPerDollar'>

/** Returns a price with VAT in naira, like `with VAT ₦159,638`, and undefined without a sum or one of the two rates. */
export function withVat(price: string, { vat = '', nairaPerDollar = 0 }: Rates): string | undefined {
  const sums = [...price.matchAll(/([₦$])([\d,]+)/g)].map(
    ([, sign, digits = '']) => Number(digits.replaceAll(',', '')) * (sign === '$' ? nairaPerDollar : 1),
  )
  const rate = Number(/[\d.]+(?=%)/.exec(vat)?.[0] ?? 0) / 100
  if (sums.length === 0 || sums.includes(0) || rate === 0) return undefined
  return `with VAT ${sums.map((sum) => `₦${Math.round(sum * (1 + rate)).toLocaleString('en')}`).join('–')}`
}

/** Returns a price in dollars in naira at the group's rate, like `From ₦148,500/mo`, or undefined if it has no dollars or no rate. */
export function inNaira(price: string, { nairaPerDollar = 0 }: Rates): string | undefined {
  if (nairaPerDollar === 0 || !price.includes('$')) return undefined
  return price.replace(
    /\$([\d,]+)/g,
    (_, sum: string) => `₦${(Number(sum.replaceAll(',', '')) * nairaPerDollar).toLocaleString('en')}`,
  )
}

/** Returns a price in naira with the dollars in which it is set behind it, or an unchanged price in naira. */
export function nairaFirst(price: string, rates: Rates): string {
  const naira = inNaira(price, rates)
  return naira ? `${naira} (${price.replace('From ', '')})` : price
}

/** Returns the price of the first tier, with "From" if others follow and it is no range, or the model if there are no tiers. */
export function startingPrice({ model, tiers }: Product['pricing']): string {
  const [first, ...others] = tiers ?? []
  if (!first) return model
  return others.length === 0 || first.price.includes('–') ? first.price : `From ${first.price}`
}

/** Splits a price like "$50–$500 per course" around its amount, so that this can be larger. "Custom" is all amount. */
export function splitPrice(price: string): { before: string; amount: string; after: string } {
  const found = AMOUNT.exec(price)
  if (!found) return { before: '', amount: price, after: '' }
  const [amount] = found
  return { before: price.slice(0, found.index), amount, after: price.slice(found.index + amount.length) }
}

/** Matches a number with a currency or percent sign, or a range of two such numbers. */
const AMOUNT = /[₦$]?\d(?:[\d,.]*\d)?%?(?:[–-][₦$]?\d(?:[\d,.]*\d)?%?)?/
