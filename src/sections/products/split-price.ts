/** A price in three parts, so that the amount can be large. Joined, they are the original text. */
export type PriceParts = { before: string; amount: string; after: string }

/**
 * Splits a price around its amount.
 * @param price like "$99/mo", "Flat 1.4% per transaction", "$50–$500 per course" or "Custom"
 * @returns the amount with the text around it; a price without digits is all amount
 */
export function splitPrice(price: string): PriceParts {
  const found = AMOUNT.exec(price)
  if (!found) return { before: '', amount: price, after: '' }
  const [amount] = found
  return { before: price.slice(0, found.index), amount, after: price.slice(found.index + amount.length) }
}

/** A number with its sign, or a range of two. */
const AMOUNT = /[₦$]?\d(?:[\d,.]*\d)?%?(?:[–-][₦$]?\d(?:[\d,.]*\d)?%?)?/
