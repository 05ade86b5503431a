import { classNames } from '#src/ui/class-names.ts'
import { AppName } from '../AppName.tsx'
import { Chip } from '../Chip.tsx'
import { weekday } from '../format.ts'
import { LabelledValue } from '../LabelledValue.tsx'
import { MockupButton } from '../MockupButton.tsx'
import { MockupFrame } from '../MockupFrame.tsx'
import type { MockupProps } from '../mockup-props.ts'
import { SideNav } from '../SideNav.tsx'
import { ViewHeader } from '../ViewHeader.tsx'
import { Seats } from './Seats.tsx'
import { AWAY, BREAKS, NOW, ROLL, STARTS, SUBJECTS, WEEK } from './timetable.ts'
import { WeekPresent } from './WeekPresent.tsx'

/** The school management system at work: a class's week beside its attendance today. */
export function SchoolManagementMockup({ variant }: MockupProps) {
  return (
    <MockupFrame
      variant={variant}
      tone="indigo"
      label="School management system: the weekly timetable of class JSS 2B, with 34 of 36 pupils present this morning"
    >
      {variant === 'full' ? <Week /> : <Phone />}
    </MockupFrame>
  )
}

const TODAY = WEEK[NOW.day]
const PRESENT = ROLL - AWAY.length

function Week() {
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
          <MockupButton quiet>Print</MockupButton>
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
            <Row key={start} start={start} period={period} />
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

function Row({ start, period }: { start: string; period: number }) {
  return (
    <>
      {BREAKS[period] && <span className="school-break">{BREAKS[period]}</span>}
      <span className="school-start">{start}</span>
      {WEEK.map(({ date, periods }, day) => (
        <Lesson key={date} subject={periods[period]} now={day === NOW.day && period === NOW.period} />
      ))}
    </>
  )
}

function Lesson({ subject, now }: { subject: keyof typeof SUBJECTS | undefined; now: boolean }) {
  if (!subject) return <span />
  const { name, teacher, family } = SUBJECTS[subject]
  return (
    <span className={classNames('school-lesson', `school-${family}`, now && 'school-now')}>
      <b>{name}</b>
      <span>{now ? 'now, until 10:00' : teacher}</span>
    </span>
  )
}

function Phone() {
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
            <Lesson subject={TODAY?.periods[period]} now={period === NOW.period} />
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
