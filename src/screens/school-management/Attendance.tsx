import { Drawing, tenth } from '../Drawing.tsx'
import { weekday } from '../figures.ts'
import styles from './school.module.css'
import { AWAY, ROLL, WEEK } from './timetable.ts'

/** The register as seats: a filled one is taken, an open one is not. */
export function Seats({ width, across }: { width: number; across: number }) {
  const step = (width * 10) / across
  const size = tenth(step * 0.82)
  const away = AWAY.map(({ number }) => number)
  return (
    <Drawing width={width} height={tenth((Math.ceil(ROLL / across) * step) / 10)} className={styles.seats}>
      {Array.from({ length: ROLL }, (_, index) => index + 1).map((number) => (
        <rect
          key={number}
          className={away.includes(number) ? styles.empty : undefined}
          x={tenth(((number - 1) % across) * step)}
          y={tenth(Math.floor((number - 1) / across) * step)}
          width={size}
          height={size}
        />
      ))}
    </Drawing>
  )
}

/** How many came on each day of the week so far. */
export function WeekPresent({ width, height }: { width: number; height: number }) {
  const step = (width * 10) / WEEK.length
  const foot = height * 10 - 13
  return (
    <Drawing width={width} height={height} className={styles.days}>
      {WEEK.map(({ date, present }, index) => {
        const tall = ((present ?? 0) / ROLL) * (foot - 12)
        const middle = tenth(step * index + step * 0.4)
        return (
          <g key={date}>
            <rect
              x={tenth(step * index)}
              y={tenth(foot - tall)}
              width={tenth(step * 0.8)}
              height={tenth(tall)}
            />
            <text x={middle} y={tenth(foot - tall - 3)} textAnchor="middle">
              {present ?? ''}
            </text>
            <text x={middle} y={foot + 11} textAnchor="middle">
              {weekday(date).slice(0, 3)}
            </text>
          </g>
        )
      })}
      <path d={`M0 ${foot}H${width * 10}`} />
    </Drawing>
  )
}
