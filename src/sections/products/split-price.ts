/** Splits a price like "$50–$500 per course" around its amount, so that this can be larger. "Custom" is all amount. */
export function splitPrice(price: string): { before: string; amount: string; after: string } {
  const found = AMOUNT.exec(price)
  if (!found) return { before: '', amount: price, after: '' }
  const [amount] = found
  return { before: price.slice(0, found.index), amount, after: price.slice(found.index + amount.length) }
}

/** Matches a number with a currency or percent sign, or a range of two such numbers. */
const AMOUNT = /[₦$]?\d(?:[\d,.]*\d)?%?(?:[–-][₦$]?\d(?:[\d,.]*\d)?%?)?/
