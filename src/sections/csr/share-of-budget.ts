/**
 * Returns a share of the budget in millions of naira, like `₦130 million`.
 * @param total the whole budget in naira
 */
export function shareOfBudget(total: number, percentage: number): string {
  const millions = (total * percentage) / 100 / 1_000_000
  return `₦${millions.toLocaleString('en-GB', { maximumFractionDigits: 1 })} million`
}
