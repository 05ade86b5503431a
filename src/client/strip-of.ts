/** Grounds of strips in Cloth.module.css. */
const GROUNDS = 5

/** Letters of the Nigerian alphabets: Latin ones, also with dots and tone marks, and those with hooks. */
const LETTER = /^[a-zɓɗƙƴ]/

/** Returns the figure of a letter, a strip of src/pattern/aso-oke/name-strips.ts (0 is plain), and its ground. */
export function stripOf(letter: string): { figure: number; ground: number } {
  const base = letter.toLowerCase().normalize('NFD')
  const code = base.codePointAt(0) ?? 0
  return { figure: LETTER.test(base) ? code % 32 : 0, ground: Math.floor(code * 2.7) % GROUNDS }
}

/** Returns the first twelve letters of a name, each with its marks. An emoji is one, unless the browser has no `Segmenter`. */
export function lettersOf(name: string): string[] {
  const text = name.normalize('NFC')
  const letters =
    'Segmenter' in Intl
      ? Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
      : (text.match(/\P{M}\p{M}*/gu) ?? [])
  return letters.slice(0, 12)
}
