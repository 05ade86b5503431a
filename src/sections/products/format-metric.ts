/** Returns a metric as a fact: `SMSSent` as the term "SMS Sent", and as the value its number in `en-NG`, or its text. */
export function formatMetric([field, value]: [field: string, value: number | string]) {
  const term = field
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())
  return { term, value: /^\d+(\.\d+)?$/.test(`${value}`) ? NUMBERS.format(Number(value)) : `${value}` }
}

const NUMBERS = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 2 })
