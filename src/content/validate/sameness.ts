import type { ContentKind } from '../load/content-kinds.ts'
import { type ContentFile, type ContentProblem, entries } from '../load/read-content.ts'
import { collectStrings } from '../text/collect-strings.ts'
import { countWords } from '../text/words.ts'

/** The running texts of entries, and of a case study also its parts. */
const PROSE: Partial<Record<ContentKind, readonly string[]>> = {
  work: ['challenge', 'solution', 'impact'],
  services: ['overview'],
  products: ['description'],
  ventures: ['description'],
  leaders: ['description'],
}
const MAX_SHARED = 2
const COMPARED_WORDS = 3
/** Fewer entries cannot differ in everything. */
const MIN_ENTRIES = 6
const MIN_LENGTH_FACTOR = 2

/**
 * Finds entries of one kind that are written on one mould: texts that begin or end alike, the same paragraphs in most
 * entries, and case studies of about the same length.
 * @param files content that passed its schemas
 */
export function findSameness(files: readonly ContentFile[]): ContentProblem[] {
  return [
    ...Object.entries(PROSE).flatMap(([kind, fields]) => {
      const texts = files.filter((file) => file.kind === kind).map((content) => textsOf(content, fields))
      return [
        ...findShared(texts, 'begin', (words) => words.slice(0, COMPARED_WORDS)),
        ...findShared(texts, 'end', (words) => words.slice(-COMPARED_WORDS)),
        ...(kind === 'ventures' || kind === 'leaders' ? [] : findSameParagraphs(`content/${kind}`, texts)),
      ]
    }),
    ...checkLengths(files),
  ]
}

type Texts = { file: string; fields: { field: string; text: string }[] }

function textsOf(content: ContentFile, fields: readonly string[]): Texts {
  return { file: content.file, fields: collectStrings(content).filter(({ field }) => fields.includes(field)) }
}

function findShared(
  texts: readonly Texts[],
  verb: 'begin' | 'end',
  compared: (words: string[]) => string[],
): ContentProblem[] {
  const uses = new Map<string, number>()
  return texts.flatMap(({ file, fields }) =>
    fields.flatMap(({ field, text }) => {
      const words = compared(text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? []).join(' ')
      const count = (uses.get(words) ?? 0) + 1
      uses.set(words, count)
      return count > MAX_SHARED
        ? [
            {
              file,
              field,
              expected: `${verb} with other words; ${MAX_SHARED} texts already ${verb} with "${words}"`,
            },
          ]
        : []
    }),
  )
}

/** Finds a number of paragraphs that more than half of the entries share. */
function findSameParagraphs(folder: string, texts: readonly Texts[]): ContentProblem[] {
  const shapes = texts.map(({ fields }) => fields.map(({ text }) => text.split(/\n\s*\n/).length).join(' + '))
  return [...new Set(shapes)].flatMap((shape) => {
    const count = shapes.filter((each) => each === shape).length
    return texts.length >= MIN_ENTRIES && count > texts.length / 2
      ? [
          {
            file: folder,
            field: texts[0]?.fields.map(({ field }) => field).join(', ') ?? '',
            expected: `vary the paragraphs; ${count} of ${texts.length} entries have ${shape}`,
          },
        ]
      : []
  })
}

function checkLengths(files: readonly ContentFile[]): ContentProblem[] {
  const lengths = entries(files, 'work').map(({ data: { challenge, solution, impact } }) =>
    countWords(`${challenge} ${solution} ${impact}`),
  )
  const [min, max] = [Math.min(...lengths), Math.max(...lengths)]
  return lengths.length >= MIN_ENTRIES && max < min * MIN_LENGTH_FACTOR
    ? [
        {
          file: 'content/work',
          field: 'challenge, solution, impact',
          expected: `vary the lengths: the longest case study has at least ${MIN_LENGTH_FACTOR} times the words of the shortest; these have ${min} to ${max}`,
        },
      ]
    : []
}
