/** Formats a number in the locale `en-NG`. Returns a string unchanged. */
export function metricValue(value: number | string): string {
  return typeof value === 'number' ? NUMBERS.format(value) : value
}

const NUMBERS = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 2 })
