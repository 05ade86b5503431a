/** Thrown if a mail was not delivered. `code` has no text of the mail server, which may contain addresses. */
export class DeliveryFailure extends Error {
  override name = 'DeliveryFailure'
  readonly code: string
  readonly refused: boolean
  /** True if the mail server got the whole mail and ended the connection without an answer. It may have delivered the mail. */
  readonly isUnanswered: boolean

  constructor(code: string, refused: boolean, isUnanswered = false) {
    super(code)
    this.code = code
    this.refused = refused
    this.isUnanswered = isUnanswered
  }

  /** True if the mail server was not reached or refuses the login, so that the next mail would fail too. */
  get isUnreachable(): boolean {
    return this.isLoginRefused || /^E(?:CONNECTION|CONNREFUSED|DNS|SOCKET|TIMEDOUT)$/.test(this.code)
  }

  get isLoginRefused(): boolean {
    return this.code.startsWith('EAUTH')
  }

  /** True if the mail server refused the content of the mail, permanently (5xx) or for now (4xx). */
  get isAboutContent(): boolean {
    return this.code.startsWith('EMESSAGE')
  }
}

/** After so many refusals (5xx) in a row, a notice is sent instead if the content was refused; otherwise the mail is dead. */
const MAX_REJECTIONS = 3

/** Maximum number of times that a server gets a mail which it does not answer. It may have delivered each of them. */
const MAX_UNANSWERED = 5

const MIN_RETRY_DELAY_MS = 10_000
const MAX_RETRY_DELAY_MS = 15 * 60_000

/** Decides the next step after a failed delivery. @param lastFailure note like `EMESSAGE 554, notice, refusal 2`, if any */
export function decideAfterFailure(lastFailure: string | null, error: unknown) {
  const failure = error instanceof DeliveryFailure ? error : new DeliveryFailure('EUNKNOWN', false)
  const { code } = failure
  const isNotice = isNoticeDue(lastFailure)
  const refusals = failure.refused ? countIn(lastFailure, 'refusal') + 1 : 0
  const unanswered = countIn(lastFailure, 'unanswered') + Number(failure.isUnanswered)
  const counts = [refusals && `refusal ${refusals}`, unanswered && `unanswered ${unanswered}`]
  const note = [code, isNotice && 'notice', ...counts].filter(Boolean).join(', ')
  const isFinal = refusals >= MAX_REJECTIONS || unanswered >= MAX_UNANSWERED
  if (!isFinal) return { next: 'retry' as const, code, note }
  if (isNotice || !(failure.isAboutContent || failure.isUnanswered))
    return { next: 'dead' as const, code, note }
  return { next: 'send-notice' as const, code, note: `${code}, notice` }
}

/** Returns whether a notice is sent in place of the mail. */
export function isNoticeDue(lastFailure: string | null): boolean {
  return lastFailure?.includes(', notice') ?? false
}

function countIn(note: string | null, word: string): number {
  return Number(new RegExp(`, ${word} (\\d+)`).exec(note ?? '')?.[1] ?? 0)
}

/** Returns the delay before the next attempt, from 10 s to 15 minutes. @param attempt number of the failed attempt, from 1 */
export function retryDelayMs(attempt: number): number {
  return Math.min(MIN_RETRY_DELAY_MS * 2 ** (attempt - 1), MAX_RETRY_DELAY_MS)
}
