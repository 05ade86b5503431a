/** Returns true if two characters may occur next to each other in text. */
export type IsLikelyPair = (left: string, right: string) => boolean

const CHARACTER_KINDS: readonly (readonly [kind: string, characters: RegExp])[] = [
  ['l', /\p{Ll}/u],
  ['U', /\p{Lu}/u],
  ['d', /\d/],
  ['e', /[.,:;!?…]/],
  ['o', /[‘“(]/],
  ['c', /[’”)"']/],
  ['-', /[-–—/&]/],
]
/** Likely pairs of character kinds: 'Ul' is an upper-case letter before a lower-case letter. */
const LIKELY = new Set('ll Ul UU dd le Ue de ol oU od lc Uc dc ce ec cl -U -l -d l- U- d- e- -e'.split(' '))

/** Returns true for pairs that occur in running text, headings and numbers. */
export const isLikelyInText: IsLikelyPair = (left, right) => LIKELY.has(kindOf(left) + kindOf(right))

function kindOf(character: string): string {
  return CHARACTER_KINDS.find(([, characters]) => characters.test(character))?.[0] ?? ' '
}
