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
