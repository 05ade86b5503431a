/** A price in three parts, so that its amount can be set large; together they are the price, letter for letter. */
export type PriceParts = { before: string; amount: string; after: string }

/**
 * Finds the amount in a price.
 * @param price like "$99/mo", "Flat 1.4% per transaction", "$50–$500 per course" or "Custom"
 * @returns the amount and what stands around it; a price without figures is all amount
 */
export function splitPrice(price: string): PriceParts {
  const found = AMOUNT.exec(price)
  if (!found) return { before: '', amount: price, after: '' }
  const [amount] = found
  return { before: price.slice(0, found.index), amount, after: price.slice(found.index + amount.length) }
}

/** A figure with its sign, or two with a dash between them. */
const AMOUNT = /[₦$]?\d(?:[\d,.]*\d)?%?(?:[–-][₦$]?\d(?:[\d,.]*\d)?%?)?/
