import type { TitlePart } from './card.ts'

/** Returns the width of a text in em. */
export type Measure = (text: string, weight: number) => number

/** The space for a title and its maximum font size, in px. */
export type TitleBox = { width: number; height: number; maxSize: number }

export type FittedTitle = { size: number; lines: { text: string; weight: number }[] }

/** Line height of titles, in em. */
export const LINE_HEIGHT = 0.98
export const CAP_HEIGHT = 0.7

/**
 * Breaks a title into lines of similar length, in the largest size that fits a box. Every part starts a line. A layout
 * with fewer lines wins if its size is at least 84 % of the largest, because single words on a line read badly.
 * @throws Error if the title is empty
 */
export function fitTitle(parts: readonly TitlePart[], box: TitleBox, measure: Measure): FittedTitle {
  const layouts = lineBreaks(parts, measure).map(({ lines, widest }) => ({
    lines,
    size: Math.floor(Math.min(box.maxSize, box.width / widest, box.height / titleHeight(lines.length))),
  }))
  const largest = Math.max(...layouts.map(({ size }) => size))
  const [best] = layouts
    .filter(({ size }) => size >= largest * MIN_RELATIVE_SIZE)
    .toSorted((one, other) => one.lines.length - other.lines.length || other.size - one.size)
  if (!best) throw new Error('a social card has no title')
  return best
}

/** Returns the height of a title from the top of its capitals to its last baseline, in em. */
export function titleHeight(lines: number): number {
  return CAP_HEIGHT + (lines - 1) * LINE_HEIGHT
}

/** A layout with fewer lines must have at least this fraction of the largest possible font size. */
const MIN_RELATIVE_SIZE = 0.84

/** Maximum number of lines for one part of the title. */
const MAX_LINES = 3

type BrokenTitle = { lines: FittedTitle['lines']; widest: number }

/** Returns the possible line breaks of the title: one variant for each possible number of lines. */
function lineBreaks(parts: readonly TitlePart[], measure: Measure): BrokenTitle[] {
  return parts.reduce<BrokenTitle[]>(
    (titles, { text, weight }) => {
      const words = text.split(/\s+/).filter(Boolean)
      const broken = Array.from({ length: Math.min(MAX_LINES, words.length) }, (_, index) =>
        breakEvenly(words, index + 1, (line) => measure(line, weight)),
      )
      return titles.flatMap((before) =>
        broken.map(({ lines, widest }) => ({
          lines: [...before.lines, ...lines.map((line) => ({ text: line, weight }))],
          widest: Math.max(before.widest, widest),
        })),
      )
    },
    [{ lines: [], widest: 0 }],
  )
}

/** Breaks words into a number of lines so that the widest line is as narrow as possible. */
function breakEvenly(
  words: readonly string[],
  count: number,
  measure: (line: string) => number,
): { lines: string[]; widest: number } {
  if (count === 1) {
    const line = words.join(' ')
    return { lines: [line], widest: measure(line) }
  }
  const options = Array.from({ length: words.length - count + 1 }, (_, index) => {
    const first = words.slice(0, index + 1).join(' ')
    const rest = breakEvenly(words.slice(index + 1), count - 1, measure)
    return { lines: [first, ...rest.lines], widest: Math.max(measure(first), rest.widest) }
  })
  return options.reduce((best, next) => (next.widest < best.widest ? next : best))
}
