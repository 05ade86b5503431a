/** The values of the attribute `data-ems`, which text.css turns into numbers. */
const STEPS = [6.2, 8, 10, 13, 17]

/** Returns about how wide a text is in the heavy weight of the display font, in em, as the next value of `data-ems`. */
export function emsOf(text: string): number {
  const width = [...text].reduce((sum, letter) => sum + widthOf(letter), 0)
  return STEPS.find((step) => width <= step) ?? 26
}

/** Returns about how wide the longest word of a text is, as `emsOf` does. */
export function emsOfLongestWord(text: string): number {
  return Math.max(...text.split(/[\s/–—-]+/).map(emsOf))
}

function widthOf(letter: string): number {
  if (/[fijlrtI.,:;!’' ]/.test(letter)) return 0.32
  if (/[mwMW]/.test(letter)) return 0.82
  return /\p{Lu}/u.test(letter) ? 0.58 : 0.5
}
