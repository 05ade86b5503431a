import { formatDate } from '#src/figures/format-date.ts'

/** Returns the number of a certificate and its last month, as far as the content has them. */
export function certificateText(facts: {
  certificate?: string | undefined
  validUntil?: string | undefined
}): string {
  const { certificate, validUntil } = facts
  return [certificate && `No. ${certificate}`, validUntil && `valid until ${formatDate(validUntil)}`]
    .filter(Boolean)
    .join(', ')
}
