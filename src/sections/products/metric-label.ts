/**
 * The label of a metric, from the name of its field: split at capitals, each word with a capital.
 * @param field name like `companiesServed`
 * @returns label like "Companies Served"; capitals in a row stay together, as in "SMS Sent"
 */
export function metricLabel(field: string): string {
  return field
    .replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .replace(/^[a-z]/, (letter) => letter.toUpperCase())
}
