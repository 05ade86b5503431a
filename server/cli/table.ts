/** Formats rows as aligned columns and truncates each line to `width` characters. */
export function toTable(rows: readonly (readonly string[])[], width: number | undefined): string {
  const columns = rows[0]?.length ?? 0
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  )
  const lines = rows.map((row) => {
    const cells = row.map((text, column) => text + ' '.repeat((widths[column] ?? 0) - widthOf(text)))
    return cut(cells.join('  ').trimEnd(), width)
  })
  return lines.join('\n')
}

const segmenter = new Intl.Segmenter()

function widthOf(text: string): number {
  return [...segmenter.segment(text)].length
}

function cut(text: string, width: number | undefined): string {
  if (width === undefined || widthOf(text) <= width) return text
  const characters = [...segmenter.segment(text)].slice(0, width - 1).map(({ segment }) => segment)
  return `${characters.join('')}…`
}
