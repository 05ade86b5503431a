type BeadRowsProps = { count: number; columns: number; className?: string | undefined }

/** Beads in rows, one for each person, in the `--dye` of what is around them. The size of the text is the width of a bead. */
export function BeadRows({ count, columns, className }: BeadRowsProps) {
  const rows = Math.ceil(count / columns)
  return (
    <svg
      className={className}
      aria-hidden="true"
      width={`${columns}em`}
      height={`${rows}em`}
      viewBox={`0 0 ${columns} ${rows}`}
      fill="none"
      strokeLinecap="round"
    >
      {WIDTHS.map((width, index) => (
        <path
          key={width}
          stroke={index % 2 ? 'var(--background)' : 'var(--dye)'}
          strokeWidth={width}
          d={beads(count, columns)}
        />
      ))}
    </svg>
  )
}

/** Widths of a bead, of the ring in it, of the glass in that, and of the hole. */
const WIDTHS = [0.86, 0.7, 0.62, 0.2]

/** Returns a path of lines without length, which round ends make visible as dots. */
function beads(count: number, columns: number): string {
  return Array.from(
    { length: count },
    (_, index) => `M${(index % columns) + 0.5} ${Math.floor(index / columns) + 0.5}h0`,
  ).join('')
}
