/**
 * Returns the label of a metric: the name of its field, split into words at capital letters.
 * @param field name like `companiesServed`
 * @returns a label like "Companies Served"; consecutive capitals stay together, as in "SMS Sent"
 */
export function metricLabel(field: string): string {
  return field
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())
}
