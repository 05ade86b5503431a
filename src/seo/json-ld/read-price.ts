/** An amount of money. `low` and `high` differ if the price is a range. */
export type Amount = { currency: 'NGN' | 'USD'; low: number; high: number; per?: string }

/**
 * Parses the amount of a price in the notation of the content (docs/requirements.md#content).
 * @param price like "₦5,000 per filing", "$99/mo" or "$50–$500 per course"
 * @returns the amount, or undefined if the price states none, like "Custom" or "Flat 1.4% per transaction"
 */
export function readPrice(price: string): Amount | undefined {
  const found = AMOUNT.exec(price)?.groups
  if (!found) return undefined
  const low = toNumber(found.low)
  const high = found.high === undefined ? low : toNumber(found.high)
  const per = found.per?.replace(/^\/mo\b/, 'per month').trim()
  return { currency: found.sign === '₦' ? 'NGN' : 'USD', low, high, ...(per && { per }) }
}

/** A currency sign and an amount, optionally a second one, and the unit. */
const AMOUNT = /(?<sign>[₦$])(?<low>\d[\d,]*(?:\.\d+)?)(?:[–-][₦$]?(?<high>\d[\d,]*(?:\.\d+)?))?(?<per>.*)$/

function toNumber(digits = ''): number {
  return Number(digits.replaceAll(',', ''))
}
