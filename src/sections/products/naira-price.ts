import type { Site } from '#src/content/schemas/site.ts'

type Rates = Pick<Site, 'vat' | 'nairaPerDollar'>

/** Returns `₦148,500, with VAT ₦159,638`, in naira only the total, and undefined without a sum or a rate for dollars. */
export function nairaPrice(price: string, { vat = '', nairaPerDollar = 0 }: Rates): string | undefined {
  const sums = [...price.matchAll(/([₦$])([\d,]+)/g)].map(
    ([, sign, digits = '']) => Number(digits.replaceAll(',', '')) * (sign === '$' ? nairaPerDollar : 1),
  )
  if (sums.length === 0 || sums.includes(0)) return undefined
  const rate = Number(/[\d.]+(?=%)/.exec(vat)?.[0] ?? 0) / 100
  const format = (factor: number) =>
    sums.map((sum) => `₦${Math.round(sum * factor).toLocaleString('en')}`).join('–')
  const parts = [price.includes('$') && format(1), rate > 0 && `with VAT ${format(1 + rate)}`]
  return parts.filter(Boolean).join(', ') || undefined
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

/** Replaces each sum in braces, like `{{$99}}`, with its price in naira. */
export function fillNaira(text: string, rates: Rates): string {
  return text.replace(/\{\{(\$[\d,]+)\}\}/g, (_, price: string) => nairaPrice(price, rates) ?? price)
}
