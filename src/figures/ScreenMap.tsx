import type { FigureOf } from '#src/content/schemas/figures/figure.ts'
import { MAP_HEIGHT } from '#src/content/schemas/figures/screen.ts'
import { classNames } from '#src/ui/class-names.ts'
import styles from './ScreenMap.module.css'
import { StretchedSvg } from './StretchedSvg.tsx'

type ScreenMapProps = Extract<FigureOf<'screen'>['parts'][number], { show: 'map' }>

/** A strip of a map within a drawn screen: lines, and points with numbers that a list explains. */
export function ScreenMap({ lines, points }: ScreenMapProps) {
  return (
    <div className={styles.strip}>
      <svg className={styles.map} aria-hidden="true">
        <StretchedSvg width={100} height={MAP_HEIGHT}>
          {lines.map((line) => (
            <polyline key={line.join(' ')} className={styles.line} points={line.join(' ')} />
          ))}
        </StretchedSvg>
        {points.map(({ label, at: [x, y], tone = 'open' }, index) => (
          <g key={label} className={styles[tone]}>
            <circle className={styles.dot} cx={`${x}%`} cy={percentDown(y)} r=".75em" />
            <text className={styles.number} x={`${x}%`} y={percentDown(y)} dy=".35em" textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol className={classNames('small', styles.points)}>
        {points.map(({ label }, index) => (
          <li key={label}>
            <span className={styles.index}>{index + 1}</span> {label}
          </li>
        ))}
      </ol>
    </div>
  )
}

function percentDown(y: number): string {
  return `${(100 * y) / MAP_HEIGHT}%`
}
