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

/** Returns the id of a letter's outline in src/artwork/name-letters.ts: its code points, since a letter may have marks. */
export function outlineIdOf(letter: string): string {
  return `l${[...letter].map((sign) => sign.codePointAt(0)?.toString(16)).join('-')}`
}

/** Returns the first twelve letters of a name, each with its marks. */
export function lettersOf(name: string): string[] {
  return (name.normalize('NFC').match(/\P{M}\p{M}*/gu) ?? []).slice(0, 12)
}
