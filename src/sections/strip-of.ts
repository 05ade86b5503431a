/** Grounds of strips in NameLoom.module.css. */
const GROUNDS = 5

/** Most letters of a name that are woven, and of those in the first of two ranks if no space divides it. */
const MAX_LETTERS = 24
const MAX_RANK = 12

/** Letters of the Nigerian alphabets: Latin ones, also with dots and tone marks, and those with hooks. */
const LETTER = /^[a-zɓɗƙƴ]/

/** Returns the figure of a letter, a strip of src/drawings/aso-oke/name-strips.ts (0 is plain), and its ground. A space has none. */
export function stripOf(letter: string): { figure: number; ground: number | '' } {
  const base = letter.toLowerCase().normalize('NFD')
  const code = base.codePointAt(0) ?? 0
  return {
    figure: LETTER.test(base) ? code % 32 : 0,
    ground: letter.trim() && Math.floor(code * 2.7) % GROUNDS,
  }
}

/** Returns the first letters of a name in two ranks, which phones show below each other: the first name, and the others. */
export function ranksOf(name: string): [string[], string[]] {
  const letters = lettersOf(name.trimStart())
  const space = letters.slice(0, MAX_RANK + 1).indexOf(' ')
  const first = space < 0 ? MAX_RANK : space + 1
  return [letters.slice(0, first), letters.slice(first)]
}

/** Returns letters, each with its marks. An emoji is one, unless the browser has no `Segmenter`. */
function lettersOf(name: string): string[] {
  const text = name.normalize('NFC')
  const letters =
    'Segmenter' in Intl
      ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
      : (text.match(/\P{M}\p{M}*/gu) ?? [])
  return letters.slice(0, MAX_LETTERS)
}
