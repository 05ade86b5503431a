/** A price in three parts, so that the amount can be in larger type. The parts joined are the original text. */
export type PriceParts = { before: string; amount: string; after: string }

/**
 * Splits a price into the amount and the texts before and after it.
 * @param price like "$99/mo", "Flat 1.4% per transaction", "$50–$500 per course" or "Custom"
 * @returns the three parts; in a price without digits, the whole text is the amount
 */
export function splitPrice(price: string): PriceParts {
  const found = AMOUNT.exec(price)
  if (!found) return { before: '', amount: price, after: '' }
  const [amount] = found
  return { before: price.slice(0, found.index), amount, after: price.slice(found.index + amount.length) }
}

/** Matches a number with a currency or percent sign, or a range of two such numbers. */
const AMOUNT = /[₦$]?\d(?:[\d,.]*\d)?%?(?:[–-][₦$]?\d(?:[\d,.]*\d)?%?)?/
