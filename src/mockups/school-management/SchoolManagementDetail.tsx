import { AppName } from '../AppName.tsx'
import { Chip } from '../Chip.tsx'
import { weekday } from '../format.ts'
import { LessonCell } from './LessonCell.tsx'
import { Seats } from './Seats.tsx'
import { NOW, PRESENT, ROLL, STARTS, WEEK } from './timetable.ts'

const TODAY = WEEK[NOW.day]

/** Today’s lessons and attendance, laid out for a phone. */
export function SchoolManagementDetail() {
  return (
    <div className="mockup-page">
      <div className="mockup-view-header">
        <div>
          <AppName mark="school">School</AppName>
        </div>
        <Chip>Maitama Heights</Chip>
      </div>
      <p className="mockup-title">JSS 2B, {TODAY && weekday(TODAY.date)}</p>
      <p className="mockup-note">Form teacher Mrs Folake Ogunleye, room 14</p>
      <div className="school-day">
        {STARTS.map((start, period) => (
          <div key={start}>
            <span className="school-start">{start}</span>
            <LessonCell subject={TODAY?.periods[period]} now={period === NOW.period} />
          </div>
        ))}
      </div>
      <div className="school-register">
        <Seats width={13.6} across={12} />
        <p>
          <b>
            {PRESENT} of {ROLL}
          </b>{' '}
          present
        </p>
      </div>
    </div>
  )
}
