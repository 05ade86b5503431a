import { classNames } from '#src/ui/class-names.ts'
import { weekday } from '../format.ts'
import { LabelledValue } from '../LabelledValue.tsx'
import { MockupButton } from '../MockupButton.tsx'
import { SideNav } from '../SideNav.tsx'
import { ViewHeader } from '../ViewHeader.tsx'
import { PeriodRow } from './PeriodRow.tsx'
import { Seats } from './Seats.tsx'
import { AWAY, NOW, PRESENT, ROLL, STARTS, WEEK } from './timetable.ts'
import { WeekPresent } from './WeekPresent.tsx'

/** The week’s timetable with today’s attendance. */
export function SchoolManagementFull() {
  return (
    <div className="mockup-columns mockup-three-columns">
      <SideNav
        mark="school"
        app="School"
        items={['Today', 'Calendar', 'Classes', 'Timetable', 'Register', 'Admissions', 'Messages']}
        active="Timetable"
        foot={['Maitama Heights College', 'Second term, week 9']}
      />
      <div className="mockup-main">
        <ViewHeader title="JSS 2B, 9 to 13 March" note="Form teacher Mrs Folake Ogunleye, room 14">
          <MockupButton secondary>Print</MockupButton>
          <MockupButton>Publish</MockupButton>
        </ViewHeader>
        <div className="school-week">
          <span />
          {WEEK.map(({ date }, day) => (
            <b key={date} className={classNames(day === NOW.day && 'school-today')}>
              {weekday(date)}
            </b>
          ))}
          {STARTS.map((start, period) => (
            <PeriodRow key={start} start={start} period={period} />
          ))}
        </div>
      </div>
      <div className="mockup-side">
        <p className="mockup-heading">Present today</p>
        <p className="mockup-big">
          {PRESENT} <span className="school-of">of {ROLL}</span>
        </p>
        <Seats width={17.3} across={6} />
        {AWAY.map(({ name, note }) => (
          <LabelledValue key={name} name={name} note={note} />
        ))}
        <p className="mockup-heading">This week</p>
        <WeekPresent width={17.3} height={6} />
        <p className="mockup-heading">Refused at 9:12</p>
        <p className="school-clash">
          Mrs Bassey, {weekday('2026-03-12').slice(0, 3)} 11:50: she has
          <br />
          JSS 3A in room 9. Mr Sule is free.
        </p>
      </div>
    </div>
  )
}
