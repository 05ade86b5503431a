import { tenth } from '../coordinates.ts'
import { weekday } from '../format.ts'
import { MockupDrawing } from '../MockupDrawing.tsx'
import { ROLL, WEEK } from './timetable.ts'

/** The number of pupils present on each day of the week so far. */
export function WeekPresent({ width, height }: { width: number; height: number }) {
  const step = (width * 10) / WEEK.length
  const foot = height * 10 - 13
  return (
    <MockupDrawing width={width} height={height} className="school-days">
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
    </MockupDrawing>
  )
}
