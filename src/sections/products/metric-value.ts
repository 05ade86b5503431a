/** A metric as it is printed: numbers as they are written in Nigeria, text as the content has it. */
export function metricValue(value: number | string): string {
  return typeof value === 'number' ? NUMBERS.format(value) : value
}

const NUMBERS = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 2 })
