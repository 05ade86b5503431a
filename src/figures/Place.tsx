import type { FigureOf } from '#src/content/schemas/figures/figure.ts'
import type { Side } from '#src/content/schemas/figures/place.ts'
import { formatQuantity } from '#src/content/text/units.ts'
import { classNames } from '#src/ui/class-names.ts'
import styles from './Place.module.css'
import { StretchedSvg } from './StretchedSvg.tsx'

/** Radius of a point without a value and of the largest value, in px. */
const MIN_RADIUS = 3
const MAX_RADIUS = 14

const NUMBER_GAP = 4

/** Where the two lines of a label are, relative to the point: distances in em, and the end of the text at the point. */
const LABELS: Record<Side, { dx: number; dy: number; anchor: 'start' | 'middle' | 'end' }> = {
  right: { dx: 1.15, dy: -0.25, anchor: 'start' },
  left: { dx: -1.15, dy: -0.25, anchor: 'end' },
  above: { dx: 0, dy: -2.2, anchor: 'middle' },
  below: { dx: 0, dy: 1.75, anchor: 'middle' },
}

/** A schematic map with a circle for each value. A small one has numbers and a list, which screen readers always get. */
export function Place({ unit, lines, points }: FigureOf<'place'>) {
  const max = Math.max(...points.map(({ value }) => value ?? 0)) || 1
  return (
    <>
      <svg className={styles.map} aria-hidden="true">
        <rect className="drawn-ground" width="100%" height="100%" />
        <StretchedSvg width={100} height={60}>
          {lines.map(({ kind, points }) => (
            <polyline
              key={kind + points}
              className={classNames(styles.line, styles[kind])}
              points={points.join(' ')}
            />
          ))}
        </StretchedSvg>
        {lines.map(({ name, nameAt }) =>
          name && nameAt ? (
            <text
              key={name}
              className={classNames(styles.label, styles.way)}
              x={`${nameAt[0]}%`}
              y={down(nameAt[1])}
              dy=".35em"
            >
              {name}
            </text>
          ) : null,
        )}
        {points.map(({ name, at: [x, y], value, side = 'right' }, index) => {
          const { dx, dy, anchor } = LABELS[side]
          const place = { x: `${x}%`, y: down(y) }
          const radius = Math.max(MIN_RADIUS, Math.round(Math.sqrt((value ?? 0) / max) * MAX_RADIUS))
          const isNumberLeft = side === 'left' || x > 80
          return (
            <g key={name}>
              <text
                className={styles.number}
                {...place}
                dx={(radius + NUMBER_GAP) * (isNumberLeft ? -1 : 1)}
                dy=".35em"
                textAnchor={isNumberLeft ? 'end' : 'start'}
              >
                {index + 1}
              </text>
              <circle className={styles.point} cx={place.x} cy={place.y} r={radius} />
              {[name, ...(value === undefined ? [] : [formatQuantity(value, unit)])].map((text, line) => (
                <text
                  key={text}
                  className={classNames(styles.label, line > 0 && 'heavy')}
                  {...place}
                  dx={`${dx}em`}
                  dy={`${value === undefined && dx ? 0.35 : dy + 1.2 * line}em`}
                  textAnchor={anchor}
                >
                  {text}
                </text>
              ))}
            </g>
          )
        })}
      </svg>
      <ol className={classNames('visually-hidden', styles.list)}>
        {points.map(({ name, value }, index) => (
          <li key={name}>
            <span aria-hidden="true">{index + 1}</span> {name}
            {value !== undefined && `: ${formatQuantity(value, unit)}`}
          </li>
        ))}
      </ol>
    </>
  )
}

function down(y: number): string {
  return `${Math.round((y / 60) * 1000) / 10}%`
}
