import type { TitlePart } from './card.ts'

/** Width of words set at 1 px. */
export type Measure = (text: string, weight: number) => number

export type TitleLine = { text: string; weight: number }

type Box = { width: number; height: number; largest: number; smallest: number }

/** Distance between lines, in parts of the em. */
export const LEADING = 0.98

/**
 * Breaks a title into lines and finds the largest size at which they fit a box. Every part begins a line.
 * @throws where the title does not fit at the smallest size either
 */
export function fitTitle(
  parts: readonly TitlePart[],
  box: Box,
  measure: Measure,
): { size: number; lines: TitleLine[] } {
  for (let size = box.largest; size >= box.smallest; size -= 2) {
    const lines = parts.flatMap(({ text, weight }) =>
      breakLines(text, (words) => measure(words, weight) * size <= box.width).map((line) => ({
        text: line,
        weight,
      })),
    )
    const fits =
      lines.length * LEADING * size <= box.height &&
      lines.every(({ text, weight }) => measure(text, weight) * size <= box.width)
    if (fits) return { size, lines }
  }
  throw new Error(`“${parts.map(({ text }) => text).join(' ')}” is too long for a social card`)
}

function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
