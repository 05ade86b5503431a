/**
 * The last failure of a notification. It is stored as one text, because older releases read that column too: the code,
 * then `notice` if a notice is sent in place of the mail, then the number of consecutive refusals.
 */
export type FailureNote = { code: string; isNotice: boolean; refusals: number }

/** Formats a note like `EMESSAGE 554, notice, refusal 2`. */
export function formatNote({ code, isNotice, refusals }: FailureNote): string {
  return [code, ...(isNotice ? ['notice'] : []), ...(refusals > 0 ? [`refusal ${refusals}`] : [])].join(', ')
}

/** Parses a note. Null, the value after a retry by an operator, means no failure. */
export function parseNote(note: string | null): FailureNote {
  const {
    code = '',
    notice,
    refusals = 0,
  } = /^(?<code>[^,]*)(?<notice>, notice)?(?:, refusal (?<refusals>\d+))?$/.exec(note ?? '')?.groups ?? {}
  return { code, isNotice: notice !== undefined, refusals: Number(refusals) }
}
