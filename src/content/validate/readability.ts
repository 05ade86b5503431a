import type { ContentFile, ContentProblem } from '../load/read-content.ts'
import { collectStrings } from '../text/collect-strings.ts'
import { readingGrade } from '../text/reading-grade.ts'
import { countWords, sentences } from '../text/words.ts'

const MAX_SENTENCE_WORDS = 28
const MAX_GRADE = 8
/** Minimum words of an entry that is graded: a few long names decide the grade of a short text. */
const MIN_GRADED_WORDS = 60

/**
 * Finds sentences and entries that are hard to read.
 * @param files content that passed its schemas
 */
export function findHardTexts(files: readonly ContentFile[]): ContentProblem[] {
  return files.flatMap((content) => {
    const texts = collectStrings(content)
      // Messages in a figure have lines of their own instead of sentences.
      .filter(({ field }) => !/\.turns\.|\balt$/.test(field))
      .map(({ field, text }) => ({ field, prose: separateListItems(text) }))
    return [...texts.flatMap((text) => findLongSentences(content.file, text)), ...checkGrade(content, texts)]
  })
}

type Text = { field: string; prose: string }

function findLongSentences(file: string, { field, prose }: Text): ContentProblem[] {
  return sentences(prose).flatMap((sentence) => {
    const words = countWords(sentence)
    return words > MAX_SENTENCE_WORDS
      ? [
          {
            file,
            field,
            expected: `split the sentence "${firstWords(sentence)} …": at most ${MAX_SENTENCE_WORDS} words; it has ${words}`,
          },
        ]
      : []
  })
}

/** Checks the grade of the running text of a file, which is all text that ends like a sentence. */
function checkGrade({ file }: ContentFile, texts: readonly Text[]): ContentProblem[] {
  const prose = texts
    .map((text) => text.prose)
    .filter((text) => /[.!?]$/.test(text.trim()))
    .join('\n\n')
  if (countWords(prose) < MIN_GRADED_WORDS) return []
  const grade = readingGrade(prose)
  return grade > MAX_GRADE
    ? [
        {
          file,
          field: '',
          expected: `use shorter sentences and words: a reading grade of at most ${MAX_GRADE}; it is ${grade.toFixed(1)}`,
        },
      ]
    : []
}

/** Puts a blank line before each heading, list item and table row of Markdown, so that it ends the sentence. */
function separateListItems(text: string): string {
  return text.replace(/^(?=\s*(?:[-*#|]|\d+\.)\s?)/gm, '\n\n')
}

function firstWords(sentence: string): string {
  return sentence.split(' ').slice(0, 5).join(' ')
}
