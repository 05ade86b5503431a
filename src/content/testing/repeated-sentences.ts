import type { ContentFile } from '../read-content.ts'
import { textsOf } from '../texts-of.ts'
import { countWords, sentences } from '../words.ts'

/** Fewer words are no sentence that anyone would notice twice. */
const FEWEST_WORDS = 5

/**
 * Finds sentences that stand more than once, whatever their capitals, quotation marks and full stops. What an
 * entry is called by is no sentence.
 * @returns one line for each, with the places where it stands
 */
export function repeatedSentences(files: readonly ContentFile[]): string[] {
  const all = files.flatMap((content) =>
    textsOf(content)
      .filter(({ field }) => !/\bname$/.test(field))
      .flatMap(({ field, text }) =>
        sentences(text)
          .filter((sentence) => countWords(sentence) >= FEWEST_WORDS)
          .map((sentence) => ({ place: `${content.file} ${field}`, key: keyOf(sentence) })),
      ),
  )
  return [...Map.groupBy(all, ({ key }) => key)]
    .filter(([, same]) => same.length > 1)
    .map(([key, same]) => `"${key}" stands in ${same.map(({ place }) => place).join(' and ')}`)
}

function keyOf(sentence: string): string {
  return (sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
