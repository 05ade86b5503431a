/**
 * What the outbox remembers of the last failure of a mail. It is one text, because an older release reads it too:
 * CODE, then `notice` once the bare notice goes in place of the mail, then how many refusals in a row.
 */
export type FailureNote = { code: string; isNotice: boolean; refusals: number }

/** Writes a note like `EMESSAGE 554, notice, refusal 2`. */
export function formatNote({ code, isNotice, refusals }: FailureNote): string {
  return [code, ...(isNotice ? ['notice'] : []), ...(refusals > 0 ? [`refusal ${refusals}`] : [])].join(', ')
}

/** Reads a note; null, which any retry leaves, is none. */
export function parseNote(note: string | null): FailureNote {
  const {
    code = '',
    notice,
    refusals = 0,
  } = /^(?<code>[^,]*)(?<notice>, notice)?(?:, refusal (?<refusals>\d+))?$/.exec(note ?? '')?.groups ?? {}
  return { code, isNotice: notice !== undefined, refusals: Number(refusals) }
}
