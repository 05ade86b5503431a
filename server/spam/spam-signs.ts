import type { ContactMessage } from '#contact/contract.ts'
import { LINK, splitWords } from './text-features.ts'

/** Signals of a submission other than its four fields. */
export type SpamSignals = {
  /** Value of the honeypot field. */
  honeypot: string
  /** Seconds from the first input in the form to its submission; undefined if the client did not send them. */
  fillSeconds: number | undefined
  /** True for a plain form whose request has neither Origin nor Sec-Fetch-Site, which browsers add. */
  isWithoutBrowser: boolean
}

/** The weight of a sign that is enough by itself. */
const CERTAIN = 20

/** A person needs at least this time to fill in the form, even with autofill. Faster submissions get a weight. */
const MIN_FILL_SECONDS = 2

const SUSPICIOUS_LINK =
  /\.(?:ru|top|xyz|click|shop|icu|win|loan|bid|monster|cfd|sbs|buzz|su)(?:[/:?#]|$)|\/\/(?:telegra\.ph|graph\.org|goo\.su)\//i
const SHORTENED_LINK = /\b(?:bit\.ly|tinyurl\.com|cutt\.ly|t\.me|telegra\.ph)\//i

/** Matches links to other sites as HTML or BBCode. A customer who quotes HTML of their own site uses relative links. */
const LINK_MARKUP = /<a\s[^>]{0,40}href\s?=\s?["']?https?:|\[(?:url|link)[=\]]/i

/** Matches scripts, database and template commands of programs that search for vulnerabilities. */
const ATTACK = /<script>alert|\bor 1=1\b|\bwaitfor delay\b|\$\{jndi:|\.\.\/\.\.\/|\{\{7\*7\}\}|\bunion select\b/i

const FOREIGN_LETTER = /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Thai}\p{Script=Hangul}\p{Script=Hiragana}]/gu

/**
 * Returns the weights of the signs of spam that need no training, in the unit of the spam score. The weights of absent signs
 * are 0.
 */
export function weighSigns({ name, message }: ContactMessage, signals: SpamSignals): Record<string, number> {
  return {
    honeypot: signals.honeypot.trim() === '' ? 0 : CERTAIN,
    'too-fast': (signals.fillSeconds ?? MIN_FILL_SECONDS) < MIN_FILL_SECONDS ? 1 : 0,
    'no-browser': signals.isWithoutBrowser ? 0.5 : 0,
    'link-in-name': name.search(LINK) >= 0 ? CERTAIN : 0,
    ...weighText(message),
    gibberish: isGibberish(name) ? 1.5 : isGibberish(message) ? 4 : 0,
  }
}

/** Returns the weights of the signs in the text of a message. */
export function weighText(text: string): Record<string, number> {
  const links = text.match(LINK) ?? []
  const isSuspicious = links.some((link) => SUSPICIOUS_LINK.test(link))
  const isMainlyLinks = links.length > 0 && splitWords(text).length <= 3
  return {
    'suspicious-link': isSuspicious ? 2.5 : links.some((link) => SHORTENED_LINK.test(link)) ? 0.8 : 0,
    'many-links': links.length >= 3 ? 0.5 : 0,
    'only-links': isMainlyLinks ? 1.5 : 0,
    markup: LINK_MARKUP.test(text) ? 2 : 0,
    attack: ATTACK.test(text) ? 4 : 0,
    'foreign-script': isForeignScript(text) ? 0.5 : 0,
  }
}

/** Returns whether a text has no words, or mostly words like `RobertKiGhTqXzW`, `asdf` and `hgfdkj`. */
export function isGibberish(text: string): boolean {
  const words = text.replace(LINK, ' ').normalize('NFD').match(/[\p{L}\p{M}]+/gu) ?? []
  if (words.length === 0)
    return text.search(LINK) < 0 && !/\p{Extended_Pictographic}/u.test(text) && text.replace(/\D/g, '').length < 7
  return words.filter(isRandom).length > words.length / 2
}

function isRandom(word: string): boolean {
  if (!/^[a-z]+$/i.test(word)) return false
  const caseChanges = word.match(/[a-z][A-Z]/g)?.length ?? 0
  return (
    caseChanges >= 3 ||
    /[bcdfghjklmnpqrstvwxz]{6}|asdf|dfgdf|qwert|wert.?wert|zxcv|mnbv|lkj|hjg|(?<letter>.)\k<letter>{3}|^x+$/i.test(word) ||
    (word.length > 3 && !/[aeiouy]/i.test(word))
  )
}

/** Returns whether most letters are Cyrillic, Chinese, Japanese, Thai or Korean. Few customers of this site use them. */
function isForeignScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters > 0 && (text.match(FOREIGN_LETTER)?.length ?? 0) / letters > 0.5
}
