import type { FigureOf } from '#src/content/schemas/figures/figure.ts'
import { classNames } from '#src/ui/class-names.ts'
import styles from './System.module.css'

type SystemProps = FigureOf<'system'>
type Part = SystemProps['parts'][number]

/**
 * Parts on a grid with straight connectors. Narrow screens show a list instead, which screen readers get at every width.
 */
export function System({ parts, links }: SystemProps) {
  const find = (id: string) => parts.find((part) => part.id === id)
  const connectors = links.flatMap(({ from, to, label }) => {
    const [one, other] = [find(from), find(to)]
    return one && other ? [{ one, other, label }] : []
  })
  return (
    <>
      <div
        className={classNames(styles.map, styles[`columns${Math.max(...parts.map(({ column }) => column))}`])}
        aria-hidden="true"
      >
        {parts.map(({ id, name, detail, column, row }) => (
          <div
            key={id}
            className={classNames(styles.part, styles[`x${2 * column - 1}`], styles[`y${2 * row - 1}`])}
          >
            <p className={styles.name}>{name}</p>
            {detail && <p className={styles.detail}>{detail}</p>}
          </div>
        ))}
        {connectors.map(({ one, other, label }) => (
          <Connector key={`${one.id} ${other.id}`} one={one} other={other} label={label} />
        ))}
      </div>
      <ul className={styles.list}>
        {parts.map(({ id, name, detail }) => (
          <li key={id} className={styles.item}>
            <p className={styles.name}>{name}</p>
            {detail && <p className={styles.detail}>{detail}</p>}
            {connectors
              .filter(({ one }) => one.id === id)
              .map(({ other, label }) => (
                <p key={other.id} className={styles.target}>
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
  const direction =
    one.row === other.row
      ? one.column < other.column
        ? 'right'
        : 'left'
      : one.row < other.row
        ? 'down'
        : 'up'
  return (
    <div
      className={classNames(
        styles.connector,
        styles[direction],
        styles[`x${one.column + other.column - 1}`],
        styles[`y${one.row + other.row - 1}`],
      )}
    >
      {label && <p className={styles.label}>{label}</p>}
    </div>
  )
}
