/** Letters that Unicode does not decompose, each after what people type in its place. */
const BASE_LETTERS =
  'aⱥɑ bɓƀƃ cȼƈ dɗđðɖƌ eɛǝəɇ fƒ gɠǥɣ hħɦⱨ iıɨɩ jɉȷ kƙⱪĸ lłƚɫⱡ mɱ nɲƞŋ oøɔɵ pƥᵽ qɋ rɍɽ sʂȿʃ tŧƭʈⱦ uʉʊ vʋʌ wⱳ yƴɏ zʒƶȥɀⱬ aeæ oeœ ssß thþ'

const BASES = new Map(
  BASE_LETTERS.split(' ').flatMap((group) => {
    const [base = '', letters = ''] = group.split(/(?<=^[a-z]+)(?=[^a-z])/)
    return [...letters].map((letter) => [letter, base] as const)
  }),
)

/** Returns a text without capitals and accents, and with plain letters for those of other alphabets, like d for ɗ. */
export function foldLetters(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^\p{ASCII}]/gu, (letter) => BASES.get(letter) ?? letter)
}
