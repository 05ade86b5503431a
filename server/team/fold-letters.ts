/** Letters that Unicode does not decompose, by what people type in their place. */
const BASE_LETTERS = {
  a: 'ⱥɑ',
  ae: 'æ',
  b: 'ɓƀƃ',
  c: 'ȼƈ',
  d: 'ɗđðɖƌ',
  e: 'ɛǝəɇ',
  f: 'ƒ',
  g: 'ɠǥɣ',
  h: 'ħɦⱨ',
  i: 'ıɨɩ',
  j: 'ɉȷ',
  k: 'ƙⱪĸ',
  l: 'łƚɫⱡ',
  m: 'ɱ',
  n: 'ɲƞŋ',
  o: 'øɔɵ',
  oe: 'œ',
  p: 'ƥᵽ',
  q: 'ɋ',
  r: 'ɍɽ',
  s: 'ʂȿʃ',
  ss: 'ß',
  t: 'ŧƭʈⱦ',
  th: 'þ',
  u: 'ʉʊ',
  v: 'ʋʌ',
  w: 'ⱳ',
  y: 'ƴɏ',
  z: 'ʒƶȥɀⱬ',
}

const BASES = new Map(
  Object.entries(BASE_LETTERS).flatMap(([base, letters]) => [...letters].map((letter) => [letter, base])),
)

/** Returns a text without capitals and accents, and with plain letters for those of other alphabets, like d for ɗ. */
export function foldLetters(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^\p{ASCII}]/gu, (letter) => BASES.get(letter) ?? letter)
}
