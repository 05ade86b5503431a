import type { FigureOf } from '#src/content/schemas/figures/figure.ts'
import { formatDate, monthAfter, monthsBetween } from '#src/content/text/dates.ts'
import { formatQuantity } from '#src/content/text/units.ts'
import '#src/styles/table.css'
import { classNames } from '#src/ui/class-names.ts'
import styles from './Series.module.css'
import { StretchedSvg } from './StretchedSvg.tsx'

/** The chart in units of its own, which are stretched to the size of the element. */
const WIDTH = 300
const HEIGHT = 100

/** A measure over months as a line, with the month of the launch. A hidden table has its first, launch and last value. */
export function Series({ measure, unit, start, launch, values }: FigureOf<'series'>) {
  const last = values.length - 1
  const launchAt = monthsBetween(start, launch)
  const max = Math.max(...values) * 1.12 || 1
  const xOf = (index: number) => (index / last) * WIDTH
  const yOf = (value: number) => HEIGHT - (value / max) * HEIGHT
  const points = values.map((value, index) => `${round(xOf(index))},${round(yOf(value))}`)
  const place = (index: number) => ({
    x: `${round((xOf(index) / WIDTH) * 100)}%`,
    y: `${round((yOf(values[index] ?? 0) / HEIGHT) * 100)}%`,
  })
  const [first, launched, end] = [place(0), place(launchAt), place(last)]
  const endLabel = formatQuantity(values[last] ?? 0, unit)
  const endLabelY = labelSide(values, endLabel, max) === 'below' ? '1.3em' : '-.6em'
  // The label is where the line is low: before the launch if the values rise.
  const launchIsLate = launchAt > last * ((values[0] ?? 0) < (values[last] ?? 0) ? 0.25 : 0.75)
  return (
    <>
      <svg className={styles.chart} aria-hidden="true">
        <rect className="drawn-ground" width="100%" height="100%" />
        <rect className="drawn-ground" y="-2.6em" width="100%" height="2.6em" />
        <line className={styles.launch} x1={launched.x} x2={launched.x} y1="-2.4em" y2="100%" />
        {['Launch', formatDate(launch, 'short')].map((text, line) => (
          <text
            key={text}
            className={styles.text}
            x={launched.x}
            y={`${1.2 * line - 1.5}em`}
            dx={launchIsLate ? '-.5em' : '.5em'}
            textAnchor={launchIsLate ? 'end' : 'start'}
          >
            {text}
          </text>
        ))}
        <StretchedSvg width={WIDTH} height={HEIGHT}>
          <polyline
            className={classNames(styles.line, styles.before)}
            points={points.slice(0, launchAt + 1).join(' ')}
          />
          <polyline
            className={classNames(styles.line, styles.after)}
            points={points.slice(launchAt).join(' ')}
          />
        </StretchedSvg>
        <circle className={classNames(styles.dot, styles.before)} cx={first.x} cy={first.y} r="5" />
        <circle className={classNames(styles.dot, styles.after)} cx={end.x} cy={end.y} r="5" />
        <text className={styles.value} x="0" y={first.y} dy="-.6em">
          {formatQuantity(values[0] ?? 0, unit)}
        </text>
        <text className={styles.value} x="100%" y={end.y} dy={endLabelY} textAnchor="end">
          {endLabel}
        </text>
      </svg>
      <p className={classNames('label soft apart above-2', styles.months)} aria-hidden="true">
        <span>{formatDate(start, 'short')}</span>
        <span>{formatDate(monthAfter(start, last), 'short')}</span>
      </p>
      <div className="visually-hidden">
        <table>
          <caption>{measure}</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            {[0, launchAt, last].map((index) => {
              const month = monthAfter(start, index)
              return (
                <tr key={month}>
                  <th scope="row">{`${formatDate(month)}${month === launch ? ', launch' : ''}`}</th>
                  <td>{formatQuantity(values[index] ?? 0, unit)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </>
  )
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Width of a character of a label at the narrowest chart, as a share of the chart. */
const CHARACTER_SHARE = 0.042

/** Height above a point at which the label begins, as a share of the chart. */
const CLEARANCE = 0.06

/** Values below this share of the chart have no room for a label under them. */
const MIN_ROOM_BELOW = 0.18

/** Returns the side of the last point that its label is on: below if the line falls through the place above. */
function labelSide(values: readonly number[], label: string, max: number): 'above' | 'below' {
  const last = values.length - 1
  const end = values[last] ?? 0
  const from = Math.max(0, Math.floor(last * (1 - label.length * CHARACTER_SHARE)))
  const isCrossed = (Math.max(...values.slice(from)) - end) / max > CLEARANCE
  return isCrossed && end / max >= MIN_ROOM_BELOW ? 'below' : 'above'
}
