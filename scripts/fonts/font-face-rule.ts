/** Maximum line length, the same as in biome.json. */
const MAX_LINE_LENGTH = 110

export type Declaration = readonly [property: string, value: string]

/** Returns a `@font-face` rule in the format of Biome. */
export function formatFontFace(declarations: readonly Declaration[]): string {
  const lines = declarations.map(([property, value]) => {
    const line = `  ${property}: ${value};`
    return line.length <= MAX_LINE_LENGTH ? line : `  ${property}:\n${wrap(`${value};`)}`
  })
  return `@font-face {\n${lines.join('\n')}\n}`
}

function wrap(list: string): string {
  const lines: string[] = []
  for (const word of list.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + 1 + word.length > MAX_LINE_LENGTH) lines.push(`    ${word}`)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines.join('\n')
}

/** Returns the shortest `unicode-range` of the characters. */
export function formatUnicodeRange(characters: readonly string[]): string {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const starts = codes.filter((code, i) => codes[i - 1] !== code - 1)
  const ends = codes.filter((code, i) => codes[i + 1] !== code + 1)
  const hex = (code: number) => code.toString(16).toUpperCase()
  return starts
    .map((start, i) => {
      const end = ends[i] ?? start
      return start === end ? `U+${hex(start)}` : `U+${hex(start)}-${hex(end)}`
    })
    .join(', ')
}

/** Returns a fraction as a CSS percentage with at most two decimals. */
export function formatPercent(fraction: number): string {
  return `${Number((fraction * 100).toFixed(2))}%`
}
