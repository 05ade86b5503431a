/** The most letters that a line of a short tagline has. */
const SHORT_LINE = 13

/** Splits the tagline into lines, none lighter than the one before: three, or more if one would exceed a third of the text. */
export function splitTagline(tagline: string) {
  const words = tagline.split(/\s+/)
  const longest = Math.max(SHORT_LINE, tagline.length / 3, ...words.map(({ length }) => length))
  const lines: string[] = []
  for (const word of words) {
    const line = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && line.length <= longest) lines.splice(-1, 1, line)
    else lines.push(word)
  }
  return lines.map((text, index) => {
    const weight = index === lines.length - 1 ? 'heavy' : index === 0 ? 'light' : 'regular'
    return { text, weight } as const
  })
}
