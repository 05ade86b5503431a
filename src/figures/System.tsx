import type { FigureOf } from '#src/content/schemas/figures/figure.ts'
import { classNames } from '#src/ui/class-names.ts'
import styles from './System.module.css'

type SystemProps = FigureOf<'system'>
type Part = SystemProps['parts'][number]

/** Parts on a grid with straight connectors. Narrow screens and, at every width, screen readers get a list instead. */
export function System({ parts, links }: SystemProps) {
  const find = (id: string) => parts.find((part) => part.id === id)
  const connectors = links.flatMap(({ from, to, label }) => {
    const [one, other] = [find(from), find(to)]
    if (!one || !other) return []
    return [{ one, other, label, column: one.column + other.column - 1, row: one.row + other.row - 1 }]
  })
  // Parts are in the odd columns and rows, connectors between them.
  const columns = Math.max(...parts.map(({ column }) => column)) === 2 ? 3 : 5
  const rows = 2 * Math.max(...parts.map(({ row }) => row)) - 1
  return (
    <>
      <div className={classNames(styles.map, columns === 3 && styles.narrow)} aria-hidden="true">
        {Array.from({ length: columns * rows }, (_, index) => {
          const [x, y] = [(index % columns) + 1, Math.floor(index / columns) + 1]
          const part = parts.find(({ column, row }) => 2 * column - 1 === x && 2 * row - 1 === y)
          return (
            <div key={`${x} ${y}`} className={styles.cell}>
              {part && (
                <div className={styles.part}>
                  <p className="label">{part.name}</p>
                  {part.detail && (
                    <p className={classNames('small soft tight', styles.detail)}>{part.detail}</p>
                  )}
                </div>
              )}
              {connectors
                .filter(({ column, row }) => column === x && row === y)
                .map((connector) => (
                  <Connector key={connector.one.id} {...connector} />
                ))}
            </div>
          )
        })}
      </div>
      <ul className={classNames('flow', styles.list)}>
        {parts.map(({ id, name, detail }) => (
          <li key={id} className={styles.item}>
            <p className="label">{name}</p>
            {detail && <p className={classNames('small soft tight', styles.detail)}>{detail}</p>}
            {connectors
              .filter(({ one }) => one.id === id)
              .map(({ other, label }) => (
                <p key={other.id} className={classNames('small tight', styles.target)}>
                  {`to ${other.name}${label ? `: ${label}` : ''}`}
                </p>
              ))}
          </li>
        ))}
      </ul>
    </>
  )
}

/** A line with an arrow head in the cell between two parts. */
function Connector({ one, other, label }: { one: Part; other: Part; label?: string | undefined }) {
  const [ahead, back] = one.row === other.row ? (['right', 'left'] as const) : (['down', 'up'] as const)
  const direction = one.column + one.row < other.column + other.row ? ahead : back
  return (
    <div className={classNames(styles.connector, styles[direction])}>
      {label && <p className={classNames('small soft tight', styles.label)}>{label}</p>}
    </div>
  )
}
