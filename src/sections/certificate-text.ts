import { formatDate } from '#src/content/text/dates.ts'

type Facts = { certificate?: string | undefined; validUntil?: string | undefined }

/** Returns a text like `No. 123, valid until May 2027`, without a fact that is absent. */
export function certificateText({ certificate, validUntil }: Facts): string {
  return [certificate && `No. ${certificate}`, validUntil && `valid until ${formatDate(validUntil, 'short')}`]
    .filter(Boolean)
    .join(', ')
}
