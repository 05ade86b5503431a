import { type Point, tenth, through } from '../coordinates.ts'
import { MockupDrawing } from '../MockupDrawing.tsx'
import { COVER, MEASURED, NORMAL, PHASE, RAIN } from './season.ts'

/** Cumulative rain of the phase, with a normal year and the payout threshold. */
export function RainLines({ width, height }: { width: number; height: number }) {
  const [left, right, foot] = [22, width * 10 - 4, height * 10 - 15]
  const x = (day: number) => left + (day / PHASE.days) * (right - left)
  const y = (rain: number) => foot - (rain / 150) * (foot - 8)
  const line = (values: readonly number[]) => through(values.map((rain, day): Point => [x(day), y(rain)]))
  return (
    <MockupDrawing width={width} height={height} className="agro-lines">
      {[0, 50, 100, 150].map((rain) => (
        <g key={rain}>
          <path className="agro-grid" d={`M${left} ${tenth(y(rain))}H${right}`} />
          <text x={left - 5} y={tenth(y(rain) + 3)} textAnchor="end">
            {rain}
          </text>
        </g>
      ))}
      {[1, 10, 20, 30, 40].map((day) => (
        <text key={day} x={tenth(x(day))} y={foot + 13} textAnchor={day === 40 ? 'end' : 'middle'}>
          {day === 1 ? 'day 1' : day}
        </text>
      ))}
      <path className="agro-short" d={`${line(RAIN)}L${right} ${tenth(y(COVER.threshold))}H${left}z`} />
      <path className="agro-normal" d={line(NORMAL)} />
      <path className="agro-limit" d={`M${left} ${tenth(y(COVER.threshold))}H${right}`} />
      <path className="agro-rain" d={line(RAIN)} />
      <rect x={right - 4} y={tenth(y(MEASURED.satellite) - 4)} width={8} height={8} className="agro-end" />
      <text x={tenth(x(26))} y={tenth(y(108))} textAnchor="end">
        normal year
      </text>
      <text x={left + 6} y={tenth(y(COVER.threshold) - 5)}>
        rainfall line, {COVER.threshold} mm
      </text>
      <text x={right} y={tenth(y(MEASURED.satellite) + 18)} textAnchor="end" className="agro-now">
        {MEASURED.satellite} mm
      </text>
    </MockupDrawing>
  )
}
