import { tenth } from '../coordinates.ts'
import { MockupDrawing } from '../MockupDrawing.tsx'
import { AWAY, ROLL } from './timetable.ts'

/** The attendance register drawn as seats: a filled seat is a present pupil, an empty seat an absent one. */
export function Seats({ width, across }: { width: number; across: number }) {
  const step = (width * 10) / across
  const size = tenth(step * 0.82)
  const away = AWAY.map(({ number }) => number)
  return (
    <MockupDrawing
      width={width}
      height={tenth((Math.ceil(ROLL / across) * step) / 10)}
      className="school-seats"
    >
      {Array.from({ length: ROLL }, (_, index) => index + 1).map((number) => (
        <rect
          key={number}
          className={away.includes(number) ? 'school-empty' : undefined}
          x={tenth(((number - 1) % across) * step)}
          y={tenth(Math.floor((number - 1) / across) * step)}
          width={size}
          height={size}
        />
      ))}
    </MockupDrawing>
  )
}
