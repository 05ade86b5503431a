import type { ContentKind } from '../load/content-kinds.ts'
import type { ContentFile, ContentProblem } from '../load/read-content.ts'
import { collectStrings } from '../text/collect-strings.ts'

type Rule = {
  pattern: RegExp
  /** What an editor does instead, after the words that were found */
  advice: string
  /** Kinds in which the words are right */
  allowedIn?: readonly ContentKind[]
}

/** Matches labels of a museum. Only the about page explains the patterns. */
export const MUSEUM_LABEL =
  /\b(?:Room|Cloth|Drawing|Vessel|Weave|Exhibit|Seal|Frame) \d+\b|\b[Uu]nfired\b|\b[Oo]n loan\b|\b[Oo]n the loom\b/g

const CRAFT_LABELS = 'name the thing itself; only content/about.yaml explains the patterns'
const HYPE = 'say what it does instead of praising it'

const RULES: readonly Rule[] = [
  // A room in the address of the group is real.
  { pattern: MUSEUM_LABEL, advice: CRAFT_LABELS, allowedIn: ['about', 'site'] },
  { pattern: /^(?:fibre|thread|warp|weft)\.?$/gi, advice: CRAFT_LABELS, allowedIn: ['about'] },
  { pattern: /\bmend(?:s|ed|ing)?\b/gi, advice: 'write "fix"' },
  {
    pattern: /\brung (?:up|through)\b|\btelephone[sd]\b|\btelephoning\b/gi,
    advice: 'write "call" or "enter"',
  },
  { pattern: /\bbeside\b/gi, advice: 'write "next to" or "with"' },
  { pattern: /\bwhom\b/gi, advice: 'write "who", or turn the sentence round' },
  { pattern: /(?<!\b(?:is|are|was|were|be) )\bsupposed\b/gi, advice: 'write "assumed"' },
  { pattern: /\bseldom\b/gi, advice: 'write "rarely"' },
  { pattern: /\bfor want of\b/gi, advice: 'write "because there was no"' },
  { pattern: /\bhears? of\b/gi, advice: 'write "hear about"' },
  { pattern: /\bput away\b/gi, advice: 'write "stored"' },
  { pattern: /\b(?:merge|find|remove|list)s? doubles\b/gi, advice: 'write "duplicates"' },
  { pattern: /\bhence\b/gi, advice: 'write "so"' },
  { pattern: /\bwhoever\b/gi, advice: 'write "the person who"' },
  {
    pattern:
      /\b(?:cutting[- ]edge|world[- ]class|best[- ]in[- ]class|state[- ]of[- ]the[- ]art|next[- ]generation|game[- ]chang\w+|seamless(?:ly)?|revolution(?:ary|i[sz]\w+)|innovativ\w+|transformative|masterpieces?|unparalleled|synerg\w+|leverag(?:e[sd]?|ing))\b/gi,
    advice: HYPE,
  },
  // The title of the contact page is required.
  { pattern: /\bextraordinary\b/gi, advice: HYPE, allowedIn: ['contactPage'] },
  {
    pattern: /\bQ[1-4] 20\d\d\b/g,
    advice: 'write "in development"; only products and their list name the quarter',
    allowedIn: ['products', 'productsPage'],
  },
]

/** Phrases that the pages must contain word for word (docs/requirements.md#exact-wording). */
const REQUIRED = /Engineering Digital Masterpieces|design and deliver transformative digital solutions/gi

/**
 * Finds words that a visitor should not read: labels of a museum, archaic words, hype, and a launch quarter outside the
 * pages of products.
 * @param files content that passed its schemas
 */
export function findUnwantedWords(files: readonly ContentFile[]): ContentProblem[] {
  return files.flatMap((content) => {
    const rules = RULES.filter(({ allowedIn }) => !allowedIn?.includes(content.kind))
    return collectStrings(content).flatMap(({ field, text }) => {
      const own = text.replace(REQUIRED, '')
      return rules.flatMap(({ pattern, advice }) =>
        (own.match(pattern) ?? []).map((found) => ({
          file: content.file,
          field,
          expected: `leave out "${found}": ${advice}`,
        })),
      )
    })
  })
}
