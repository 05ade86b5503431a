import { formatDate } from '#src/content/text/dates.ts'

/** Returns a text like `No. 123, valid until May 2027`, without a fact that is absent. */
export function certificateText(facts: {
  certificate?: string | undefined
  validUntil?: string | undefined
}): string {
  const { certificate, validUntil } = facts
  return [certificate && `No. ${certificate}`, validUntil && `valid until ${formatDate(validUntil, 'short')}`]
    .filter(Boolean)
    .join(', ')
}
