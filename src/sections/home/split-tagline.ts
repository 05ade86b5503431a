/** Splits the tagline into three parts for the hero: the first word, the words in between and the last word. */
export function splitTagline(tagline: string): [string, string, string] {
  const words = tagline.split(' ')
  return [words[0] ?? '', words.slice(1, -1).join(' '), words.length > 1 ? (words.at(-1) ?? '') : '']
}
