/** Formats a number for Nigerian English; returns a text unchanged. */
export function metricValue(value: number | string): string {
  return typeof value === 'number' ? NUMBERS.format(value) : value
}

const NUMBERS = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 2 })
