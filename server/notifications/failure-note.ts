/**
 * Last failure of a notification: the error code, whether a notice is sent in place of the mail, and the number of
 * consecutive refusals. One text column stores all three, because older releases read that column.
 */
export type FailureNote = { code: string; isNotice: boolean; refusals: number }

/** Formats a note like `EMESSAGE 554, notice, refusal 2`. */
export function formatNote({ code, isNotice, refusals }: FailureNote): string {
  return [code, ...(isNotice ? ['notice'] : []), ...(refusals > 0 ? [`refusal ${refusals}`] : [])].join(', ')
}

/**
 * Parses a note.
 * @param note null if no attempt has failed since the message was queued or since an operator retried its mail
 */
export function parseNote(note: string | null): FailureNote {
  const {
    code = '',
    notice,
    refusals = 0,
  } = /^(?<code>[^,]*)(?<notice>, notice)?(?:, refusal (?<refusals>\d+))?$/.exec(note ?? '')?.groups ?? {}
  return { code, isNotice: notice !== undefined, refusals: Number(refusals) }
}
