import type { ContactMessage } from '#contact/contract.ts'

/** Signals of a submission other than its four fields. */
export type SpamSignals = {
  /** Value of the honeypot field. */
  honeypot: string
  /** Seconds from the first input in the form to its submission; undefined if the client did not send them. */
  fillSeconds: number | undefined
  /** True for a plain form whose request has neither Origin nor Sec-Fetch-Site, which browsers add. */
  isWithoutBrowser: boolean
}

/** Minimum sum of weights at which a message is quarantined. */
const SPAM_THRESHOLD = 100

/** A person needs at least this time to fill in the form, even with autofill. Faster submissions get a weight. */
const MIN_FILL_SECONDS = 2

/**
 * Phrases of unwanted sales offers to site owners. The topic of a message has no weight, because customers also
 * ask for SEO, a loan app or a betting site.
 */
const SALES_PHRASES: readonly RegExp[] = [
  /\b(?:i|we)(?:'ll| can| could| will| am able to| are able to) (?:easily )?(?:get|put|rank|bring|place|send|boost|increase|improve|skyrocket) (?:you|your)\b/i,
  /\b(?:first|1st|top) (?:page|position|spot)s? (?:of|on|in) (?:google|search)/i,
  /\b(?:guest|sponsored) (?:post|article|blog)s?\b|\bdo-?follow\b|\bbacklinks?\b|\blink (?:insertion|building) /i,
  /\b(?:da|dr) ?\d{2}\+?|\bdomain (?:authority|rating)\b/i,
  /\b(?:came across|found|visited|checking out|browsing|looking at|reviewing) your (?:web)?site\b.*\b(?:noticed|errors|issues|improve|optimi[sz]|traffic|ranking|missing)/is,
  /\b(?:unsubscribe|opt[ -]?out|remove (?:you|me) from (?:this|our|future))\b/i,
  /\b(?:limited[ -]time|special|exclusive|act now|hurry|today only|don'?t miss)\b.{0,40}\b(?:offer|deal|discount|bonus|price)/is,
  /\b(?:click|tap|visit|sign ?up|register) (?:here|below|the link|this link|now)\b/i,
  /\b(?:earn|make|profit|income|withdraw)\b.{0,40}(?:[$€£]|usd|btc|usdt) ?\d|[$€£] ?\d[\d.,]*k? ?(?:per|a|every|\/) ?(?:day|week|hour|month)\b/is,
  /\b(?:crypto|bitcoin|forex|trading)\b.{0,60}\b(?:signals?|invest(?:ment)?s?|returns?|profits?|platform|recover(?:y|ed))\b.{0,60}\b(?:guaranteed|daily|expert|trusted|join|contact)/is,
  /\b(?:viagra|cialis|casino bonus|free spins|adult dating|hot girls|escort|porn|payday loans?)\b/i,
  /\b(?:e-?mail|business|leads?|contact) (?:list|database)s?\b.{0,60}\b(?:verified|targeted|b2b|decision[ -]makers|buy|purchase|prices?)/is,
  /\b(?:explainer|promotional|animated) videos?\b.{0,80}\b(?:for your|we (?:make|create|produce)|price|samples?)/is,
  /\b(?:get|generate|deliver|drive) (?:you )?(?:more |tons of |thousands of |unlimited )+(?:leads|traffic|customers|sales|visitors|followers)/i,
  /\bdear (?:business|website|site|domain) owner\b|\bto whom owns\b|\bowner of (?:this|the) (?:web)?site\b/i,
  /\b(?:pre-?approved|business (?:loan|funding|capital)|working capital)\b.{0,80}\b(?:apply|up to|approved|within 24|no collateral|interest)/is,
  /\bwe are (?:a|an) (?:leading|professional|top|expert|indian|digital marketing|seo|web design)\b.{0,60}\b(?:company|agency|team|firm)\b.{0,120}\b(?:affordable|services|packages?|rates?|portfolio)/is,
]

const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"']+/gi
const SUSPICIOUS_LINK =
  /\.(?:ru|top|xyz|click|shop|icu|win|loan|bid|monster|cfd|sbs|buzz|su)(?:[/:?#]|$)|^(?:https?:\/\/)?(?:bit\.ly|tinyurl\.com|cutt\.ly|t\.me|telegra\.ph|goo\.su)\//i
const MARKUP = /\[\/?(?:url|link|img|b)\b[^\]]{0,200}\]|<\/?(?:a|script|iframe|img)\b/i

/**
 * Scores a message for spam. A false positive is delayed but not lost, because quarantined messages are stored and
 * listed in the daily digest to the team (docs/decisions/0005-contact-store.md).
 * @returns the reasons for quarantine, separated by commas; undefined if the score is below the threshold
 */
export function scoreSpam(message: ContactMessage, signals: SpamSignals): string | undefined {
  const weights: Record<string, number> = {
    honeypot: signals.honeypot.trim() === '' ? 0 : SPAM_THRESHOLD,
    'too-fast': (signals.fillSeconds ?? MIN_FILL_SECONDS) < MIN_FILL_SECONDS ? 60 : 0,
    'no-browser': signals.isWithoutBrowser ? 20 : 0,
    'sales-phrases': 50 * SALES_PHRASES.filter((phrase) => phrase.test(message.message)).length,
    links: weighLinks(message),
    markup: MARKUP.test(message.message) ? SPAM_THRESHOLD : 0,
    gibberish: isGibberish(message.name) || isGibberish(message.message) ? 60 : 0,
    'foreign-script': isForeignScript(message.message) ? 60 : 0,
  }
  const sum = Object.values(weights).reduce((total, weight) => total + weight, 0)
  if (sum < SPAM_THRESHOLD) return undefined
  return Object.keys(weights)
    .filter((reason) => weights[reason] !== 0)
    .join(', ')
}

/**
 * Returns the weight of the links. Typical of spam are three or more links, suspicious or shortened links, and a
 * link in the name field.
 */
function weighLinks({ name, message }: ContactMessage): number {
  if (name.search(LINK) >= 0) return SPAM_THRESHOLD
  const links = message.match(LINK) ?? []
  const isSuspicious = links.some((link) => SUSPICIOUS_LINK.test(link))
  return (isSuspicious ? 50 : 0) + (links.length >= 3 ? 50 : links.length > 0 ? 20 : 0)
}

/**
 * Returns whether a text is one long word of random letters: at least three changes from lower to upper case,
 * or six consonants in a row. Example: `RobertKiGhTqXzW`.
 */
function isGibberish(text: string): boolean {
  const [word, ...others] = text.trim().split(/\s+/)
  if (!word || others.length > 0 || word.length < 10 || !/^[a-z]+$/i.test(word)) return false
  const caseChanges = word.match(/[a-z][A-Z]/g)?.length ?? 0
  return caseChanges >= 3 || /[bcdfghjklmnpqrstvwxz]{6}/i.test(word)
}

/** Returns whether most letters are Cyrillic, Chinese, Thai or Korean. Customers of this site don't use them. */
function isForeignScript(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const foreign =
    text.match(/[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Thai}\p{Script=Hangul}]/gu)?.length ?? 0
  return letters > 0 && foreign / letters > 0.5
}
