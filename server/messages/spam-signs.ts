import type { ContactMessage } from '#contact/contract.ts'
import { LINK, splitWords } from './text-features.ts'

/** Signals of a submission other than its fields. */
export type SpamSignals = {
  /** Value of the honeypot field. */
  honeypot: string
  /** Seconds from the first input in the form to its submission; undefined if the client did not send them. */
  fillSeconds: number | undefined
  /** True for a plain form whose request has neither Origin nor Sec-Fetch-Site, which browsers add. */
  isWithoutBrowser: boolean
}

/** Weight of a sign that is enough by itself. */
const CERTAIN = 20

/** A person needs at least this time to fill in the form, even with autofill. Faster submissions get a weight. */
const MIN_FILL_SECONDS = 2

const SUSPICIOUS_HOST =
  /\.(?:ru|top|xyz|click|shop|icu|win|loan|bid|monster|cfd|sbs|buzz|su)$|^(?:telegra\.ph|graph\.org)$/i
const SHORTENER = /(?:^|\.)(?:bit\.ly|tinyurl\.com|cutt\.ly|t\.me)$/i

/** Matches links in names. Without a scheme only those with a common ending count: `Dr.Bello/ABC Ltd` is a name. */
const LINK_IN_NAME = /https?:\/\/|\bwww\.|\.(?:com|net|org|info|biz|io|ru|top|xyz|ng)\//i

/** Matches absolute links as HTML or BBCode. Customers who quote their own HTML mostly have relative links. */
const LINK_MARKUP = /<a\s[^>]{0,40}href\s?=\s?["']?https?:|\[(?:url|link)[=\]]/i

/** Matches what vulnerability scanners type into forms. */
const ATTACK =
  /<script>alert|\bor 1=1\b|\bwaitfor delay\b|\$\{jndi:|\.\.\/\.\.\/|\{\{7\*7\}\}|\bunion select\b/i

/** A longer text or word is never keyboard noise. Lengths are compared first, which saves time. */
const MAX_NOISE_LENGTH = 80
const MAX_NOISE_WORD_LENGTH = 24

/** Matches a word of repeated letters, like `tttt`, `asdasdasd` and `testtest`. */
const REPEATED_LETTERS = /^(?:(.{1,4})\1{2,}.{0,3}|(.{3,12})\2)$/

/** Matches a word of neighbouring keys, like `qwerty`. */
const NEIGHBOURING_KEYS = /^.{0,9}(?:qwer|asdf|sdfg|zxcv|xcvb|poiu|lkjh).{0,9}$/

const FOREIGN_LETTER =
  /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Thai}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/** Returns the weights of the signs outside the text of a message. A sign that is absent has the weight 0. */
export function weighSubmission(name: ContactMessage['name'], signals: SpamSignals): Record<string, number> {
  return {
    honeypot: signals.honeypot.trim() === '' ? 0 : CERTAIN,
    'too-fast': (signals.fillSeconds ?? MIN_FILL_SECONDS) < MIN_FILL_SECONDS ? 1.5 : 0,
    'no-browser': signals.isWithoutBrowser ? 0.5 : 0,
    'link-in-name': LINK_IN_NAME.test(name) ? CERTAIN : 0,
    'random-name': isRandomWord(name) ? 1.5 : 0,
  }
}

/** Returns the weights of the signs in the text of a message that need no training. */
export function weighText(text: string): Record<string, number> {
  const links = text.match(LINK) ?? []
  const hosts = links.map(hostOf)
  const isSuspicious = hosts.some((host) => SUSPICIOUS_HOST.test(host))
  const isShortened = hosts.some((host) => SHORTENER.test(host))
  const isMainlyLinks = links.length > 0 && splitWords(text).length <= 3
  return {
    links:
      (isSuspicious ? 2.5 : isShortened ? 0.8 : 0) +
      (links.length >= 3 ? 0.5 : 0) +
      (isMainlyLinks ? 1.5 : 0),
    markup: LINK_MARKUP.test(text) ? 3 : 0,
    attack: ATTACK.test(text) ? 4 : 0,
    'foreign-script': isForeignScript(text) ? 0.5 : 0,
    'no-words': hasNoWords(text) || isKeyboardNoise(text) || isRandomWord(text) ? 4 : 0,
  }
}

export function sumOf(weights: Record<string, number>): number {
  return Object.values(weights).reduce((sum, weight) => sum + weight, 0)
}

/** Returns the host of a link, without punctuation that follows the link in a sentence. */
function hostOf(link: string): string {
  return /^(?:https?:\/\/)?(?<host>[^/:?#]*[^/:?#.,;!])/i.exec(link)?.groups?.host ?? ''
}

/** Returns whether a text has no letter, no emoji and fewer than seven digits, the least that a phone number has. */
function hasNoWords(text: string): boolean {
  return !/\p{L}|\p{Extended_Pictographic}/u.test(text) && text.replace(/\D/g, '').length < 7
}

/** Returns whether a short text has only repeated letters and neighbouring keys. */
function isKeyboardNoise(text: string): boolean {
  if (text.length > MAX_NOISE_LENGTH) return false
  const words = splitWords(text)
  return words.length > 0 && words.every(isNoiseWord)
}

function isNoiseWord(word: string): boolean {
  if (word.length > MAX_NOISE_WORD_LENGTH) return false
  return REPEATED_LETTERS.test(word) || NEIGHBOURING_KEYS.test(word)
}

/**
 * Returns whether a text is one word of ten or more letters and digits, with at least four capitals that each follow a small letter
 * or a digit, or with six consonants in a row. Example: `RobertKiGhTqXzW`.
 */
function isRandomWord(text: string): boolean {
  const isOneWord = /^[a-z\d]{10,}$/i.test(text.trim()) && /[a-z]/i.test(text)
  if (!isOneWord) return false
  const changesToUpperCase = text.match(/[a-z\d][A-Z]/g)?.length ?? 0
  const isMixedCase = /[a-z]/.test(text) && changesToUpperCase >= 4
  return isMixedCase || /[bcdfghjklmnpqrstvwxz]{6}/i.test(text)
}

/** Returns whether most letters are Cyrillic, Chinese, Japanese, Thai or Korean. Few customers of this site use them. */
function isForeignScript(text: string): boolean {
  const foreign = text.match(FOREIGN_LETTER)?.length ?? 0
  return foreign > 0 && foreign / (text.match(/\p{L}/gu)?.length ?? 0) > 0.5
}
