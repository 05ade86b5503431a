/** Splits the tagline into the three parts of the hero: first word, middle, last word. */
export function splitTagline(tagline: string): [string, string, string] {
  const words = tagline.split(' ')
  return [words[0] ?? '', words.slice(1, -1).join(' '), words.length > 1 ? (words.at(-1) ?? '') : '']
}
