/** Formats a number in the locale `en-NG`. Returns another text unchanged. */
export function metricValue(value: number | string): string {
  return /^\d+(\.\d+)?$/.test(`${value}`) ? NUMBERS.format(Number(value)) : `${value}`
}

const NUMBERS = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 2 })
