import type { FigureOf } from '#src/content/schemas/figures/figure.ts'
import { formatNumber, formatQuantity } from '#src/content/text/units.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Bar } from './Bar.tsx'
import styles from './ScreenPart.module.css'

/** One part of a drawn screen. */
export function ScreenPart({ part }: { part: FigureOf<'screen'>['parts'][number] }) {
  switch (part.show) {
    case 'text':
      return <p>{part.text}</p>
    case 'button':
      return (
        <p>
          <span className={classNames('label', styles.button)}>
            <span className="visually-hidden">Button: </span>
            {part.label}
          </span>
        </p>
      )
    case 'fields':
      return (
        <dl className={styles.fields}>
          {part.items.map(({ label, value }) => (
            <div key={label}>
              <dt className="small soft tight">{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )
    case 'rows':
      return (
        <ul className="rows">
          {part.items.map(({ title, detail, value, tone, state }) => (
            <li key={title} className={classNames('cluster', styles.row)}>
              <p>
                <span className="label block">{title}</span>
                {detail && <span className="small soft tight">{` ${detail}`}</span>}
              </p>
              {(value || state) && (
                <p className={classNames('label', tone && styles[tone])}>
                  {[value, state].filter(Boolean).join(', ')}
                </p>
              )}
            </li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <div className={styles.scroll}>
          <table className={classNames('small tight', styles.table)}>
            <thead>
              <tr>
                {part.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {part.rows.map(([first, ...cells]) => (
                <tr key={`${first} ${cells}`}>
                  <th className="label" scope="row">
                    {first}
                  </th>
                  {cells.map((cell, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells may repeat, and never change their order
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
    case 'chart': {
      const max = Math.max(...part.items.map(({ value }) => value)) || 1
      return (
        <dl className="flow gap-2">
          {part.items.map(({ label, value }) => (
            <div key={label} className={classNames('small tight', styles.measure)}>
              <dt>{label}</dt>
              <dd className={styles.bar}>
                <span className="visually-hidden">{formatQuantity(value, part.unit)}</span>
                <Bar tone="plain" share={value / max} label={formatNumber(value)} />
              </dd>
            </div>
          ))}
        </dl>
      )
    }
  }
}
