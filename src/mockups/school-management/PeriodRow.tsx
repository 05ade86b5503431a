import { LessonCell } from './LessonCell.tsx'
import { BREAKS, NOW, WEEK } from './timetable.ts'

/** A row of the timetable: one period on every day of the week. */
export function PeriodRow({ start, period }: { start: string; period: number }) {
  return (
    <>
      {BREAKS[period] && <span className="school-break">{BREAKS[period]}</span>}
      <span className="school-start">{start}</span>
      {WEEK.map(({ date, periods }, day) => (
        <LessonCell key={date} subject={periods[period]} now={day === NOW.day && period === NOW.period} />
      ))}
    </>
  )
}
