import type { ContentFile, ContentProblem } from '../load/read-content.ts'
import { collectStrings } from '../text/collect-strings.ts'
import { countWords, sentences } from '../text/words.ts'

/** Minimum length of a checked sentence: visitors do not notice shorter repetitions. */
const MIN_WORDS = 5

/**
 * Finds sentences that occur more than once, ignoring capitals and punctuation. Fields called `name` do not count.
 * @returns one problem for each repetition
 */
export function findRepeatedSentences(files: readonly ContentFile[]): ContentProblem[] {
  const first = new Map<string, string>()
  return files.flatMap((content) =>
    collectStrings(content)
      .filter(({ field }) => !/\bname$/.test(field))
      .flatMap(({ field, text }) =>
        sentences(text)
          .filter((sentence) => countWords(sentence) >= MIN_WORDS)
          .flatMap((sentence) => {
            const key = keyOf(sentence)
            const place = first.get(key)
            if (place === undefined) first.set(key, `${content.file}: ${field}`)
            return place === undefined
              ? []
              : [
                  {
                    file: content.file,
                    field,
                    expected: `say it in other words; "${key}" is also in ${place}`,
                  },
                ]
          }),
      ),
  )
}

function keyOf(sentence: string): string {
  return (sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
