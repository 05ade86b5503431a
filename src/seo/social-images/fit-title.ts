import type { TitlePart } from './social-image.ts'

/** Width of words set at 1 px. */
export type Measure = (text: string, weight: number) => number

/** Where a title has to fit, in px. */
export type TitleBox = { width: number; height: number; largest: number }

export type FittedTitle = { size: number; lines: { text: string; weight: number }[] }

/** Distance between lines, and height of capitals, in parts of the em. */
export const LEADING = 0.98
export const CAPITAL = 0.7

/**
 * Breaks a title into lines of about the same length and sets it as large as a box allows. Every part begins a
 * line. Fewer lines are better than large ones, up to a point: a word alone on its line reads badly.
 */
export function fitTitle(parts: readonly TitlePart[], box: TitleBox, measure: Measure): FittedTitle {
  const ways = waysToBreak(parts, measure).map(({ lines, widest }) => ({
    lines,
    size: Math.floor(Math.min(box.largest, box.width / widest, box.height / heightOf(lines.length))),
  }))
  const largest = Math.max(...ways.map(({ size }) => size))
  const [best] = ways
    .filter(({ size }) => size >= largest * WORTH_A_LINE)
    .toSorted((one, other) => one.lines.length - other.lines.length || other.size - one.size)
  if (!best) throw new Error('a social card has no title')
  return best
}

/** Height of a title from the top of its capitals to its last baseline, in parts of the em. */
export function heightOf(lines: number): number {
  return CAPITAL + (lines - 1) * LEADING
}

/** How much smaller a title may be if that saves a line. */
const WORTH_A_LINE = 0.84

/** Most lines of one part. */
const MAX_LINES = 3

type Way = { lines: FittedTitle['lines']; widest: number }

/** Every number of lines for every part, each broken as evenly as it goes. */
function waysToBreak(parts: readonly TitlePart[], measure: Measure): Way[] {
  return parts.reduce<Way[]>(
    (ways, { text, weight }) => {
      const words = text.split(/\s+/).filter(Boolean)
      const broken = Array.from({ length: Math.min(MAX_LINES, words.length) }, (_, index) =>
        breakEvenly(words, index + 1, (line) => measure(line, weight)),
      )
      return ways.flatMap((before) =>
        broken.map(({ lines, widest }) => ({
          lines: [...before.lines, ...lines.map((line) => ({ text: line, weight }))],
          widest: Math.max(before.widest, widest),
        })),
      )
    },
    [{ lines: [], widest: 0 }],
  )
}

/** Words in so many lines that the longest is as short as possible. */
function breakEvenly(
  words: readonly string[],
  count: number,
  measure: (line: string) => number,
): { lines: string[]; widest: number } {
  if (count === 1) {
    const line = words.join(' ')
    return { lines: [line], widest: measure(line) }
  }
  const ways = Array.from({ length: words.length - count + 1 }, (_, index) => {
    const first = words.slice(0, index + 1).join(' ')
    const rest = breakEvenly(words.slice(index + 1), count - 1, measure)
    return { lines: [first, ...rest.lines], widest: Math.max(measure(first), rest.widest) }
  })
  return ways.reduce((best, way) => (way.widest < best.widest ? way : best))
}
