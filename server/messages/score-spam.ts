import type { ContactMessage } from '#contact/contract.ts'
import { createTextScore, LINK, readModel, type SpamModel, splitWords } from './spam-model.ts'

type SpamSignals = {
  honeypot: string
  fillSeconds: number | undefined
  /** True for a plain form whose request has neither Origin nor Sec-Fetch-Site, which browsers add. */
  isWithoutBrowser: boolean
}

/** Minimum score at which a message is quarantined (docs/decisions/0016-spam-model.md). */
const SPAM_THRESHOLD = 0.7

const MIN_UNUSUAL_LETTERS = 0.5
const RANDOM_LETTERS_WEIGHT = 4

const CERTAIN = 20

/** A person needs at least this time to fill in the form, even with autofill. Faster submissions get a weight. */
const MIN_FILL_SECONDS = 2

const SUSPICIOUS_LINK =
  /^(?:https?:\/\/)?(?:[^/:?#]*\.(?:ru|top|xyz|click|shop|icu|win|loan|bid|monster|cfd|sbs|buzz|su)|telegra\.ph|graph\.org)(?=[.,;!]*(?:[/:?#]|$))/i

/** Matches links in names. Without a scheme only those with a common ending count: `Dr.Bello/ABC Ltd` is a name. */
const LINK_IN_NAME = /https?:\/\/|\bwww\.|\.(?:com|net|org|info|biz|io|ru|top|xyz|ng)\//i

const FOREIGN_LETTER =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Thai}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** Scores a message. Returns why it is quarantined, separated by commas; undefined if the score is below the threshold. */
export type ScoreSpam = (
  message: Pick<ContactMessage, 'name' | 'message'>,
  signals: SpamSignals,
) => string | undefined

/** Creates the spam score. A false positive is not lost: the daily digest lists it. */
export function createScoreSpam(model: SpamModel = readModel()): ScoreSpam {
  const scoreText = createTextScore(model)
  return ({ name, message }, signals) => {
    const { score, unusualLetters } = scoreText(message)
    const signs: Record<string, number> = {
      honeypot: signals.honeypot.trim() === '' ? 0 : CERTAIN,
      'too-fast': (signals.fillSeconds ?? MIN_FILL_SECONDS) < MIN_FILL_SECONDS ? 1.5 : 0,
      'no-browser': signals.isWithoutBrowser ? 0.5 : 0,
      'link-in-name': LINK_IN_NAME.test(name) ? CERTAIN : 0,
      ...weighText(message),
      'random-letters': unusualLetters >= MIN_UNUSUAL_LETTERS ? RANDOM_LETTERS_WEIGHT : 0,
    }
    if (score + sumOf(signs) < SPAM_THRESHOLD) return undefined
    const reasons = Object.keys(signs).filter((sign) => signs[sign] !== 0)
    return [...reasons, ...(score > 0 ? ['text'] : [])].join(', ')
  }
}

/** Returns the weights of the signs in the text of a message that need no training, 0 for one that is absent. */
export function weighText(text: string): Record<string, number> {
  const links = text.match(LINK) ?? []
  const isSuspicious = links.some((link) => SUSPICIOUS_LINK.test(link))
  // Few customers of this site write Cyrillic, Chinese, Japanese, Thai or Korean.
  const foreign = text.match(FOREIGN_LETTER)?.length ?? 0
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const isWordless = !/\p{L}|\p{Extended_Pictographic}/u.test(text) && text.replace(/\D/g, '').length < 7
  const isMainlyLinks = links.length > 0 && splitWords(text).length <= 3
  return {
    links: (isSuspicious ? 2.5 : 0) + (links.length >= 3 ? 0.5 : 0) + (isMainlyLinks ? 1.5 : 0),
    'foreign-script': foreign > letters / 2 ? 0.5 : 0,
    'no-words': isWordless ? 4 : 0,
  }
}

export function sumOf(weights: Record<string, number>): number {
  return Object.values(weights).reduce((sum, weight) => sum + weight, 0)
}
