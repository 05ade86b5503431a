/**
 * Splits the tagline into the three parts of the hero, each set heavier than the one before: first word,
 * middle, last word.
 */
export function inThreeWeights(tagline: string): [string, string, string] {
  const words = tagline.split(' ')
  return [words[0] ?? '', words.slice(1, -1).join(' '), words.length > 1 ? (words.at(-1) ?? '') : '']
}
