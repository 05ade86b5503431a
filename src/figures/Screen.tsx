import type { FigureOf } from '#src/content/schemas/figures/figure.ts'
import { formatNumber, formatQuantity } from '#src/content/text/units.ts'
import '#src/styles/table.css'
import { classNames } from '#src/ui/class-names.ts'
import { Bar } from './Bar.tsx'
import styles from './Screen.module.css'
import partStyles from './ScreenPart.module.css'

/** A small drawn interface. Its texts are real texts, in reading order. */
export function Screen({ device, title, hint, parts }: FigureOf<'screen'>) {
  return (
    <div className={classNames('flow', styles.screen, styles[device])}>
      <p className={classNames('cluster apart label', styles.title)}>
        <span>{title}</span> {hint && <span className="small soft">{hint}</span>}
      </p>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name, and never change their order
        <ScreenPart key={index} part={part} />
      ))}
    </div>
  )
}

function ScreenPart({ part }: { part: FigureOf<'screen'>['parts'][number] }) {
  switch (part.show) {
    case 'text':
      return <p>{part.text}</p>
    case 'button':
      return (
        <p>
          <span className={classNames('label', partStyles.button)}>
            <span className="visually-hidden">Button: </span>
            {part.label}
          </span>
        </p>
      )
    case 'fields':
      return (
        <dl className={partStyles.fields}>
          {part.items.map(({ label, value }) => (
            <div key={label}>
              <dt className="small soft tight">{label}</dt>
              <dd className={partStyles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )
    case 'rows':
      return (
        <ul className="rows">
          {part.items.map(({ title, detail, value, tone, state }) => (
            <li key={title} className={classNames('cluster apart', partStyles.row)}>
              <p>
                <span className="label block">{title}</span>
                {detail && <span className="small soft tight">{` ${detail}`}</span>}
              </p>
              {(value || state) && (
                <p className={classNames('label', tone && partStyles[tone])}>
                  {[value, state].filter(Boolean).join(', ')}
                </p>
              )}
            </li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <div className={partStyles.scroll}>
          <table className={classNames('small tight', partStyles.table)}>
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
            <div key={label} className={classNames('small tight', partStyles.measure)}>
              <dt>{label}</dt>
              <dd className={partStyles.bar}>
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
