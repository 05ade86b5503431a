/**
 * Returns a metric as a fact: as term the name of its field, split into words at capital letters, as value its number in the
 * locale `en-NG`, or its text.
 * @param field name like `companiesServed`; consecutive capitals stay together, as in "SMS Sent"
 */
export function formatMetric([field, value]: [field: string, value: number | string]) {
  const term = field
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())
  return { term, value: /^\d+(\.\d+)?$/.test(`${value}`) ? NUMBERS.format(Number(value)) : `${value}` }
}

const NUMBERS = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 2 })
