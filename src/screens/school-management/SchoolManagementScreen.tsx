import { classNames } from '../../ui/class-names.ts'
import { AppName } from '../AppName.tsx'
import { Chip } from '../Chip.tsx'
import { DrawnButton } from '../DrawnButton.tsx'
import { Fact } from '../Fact.tsx'
import { weekday } from '../figures.ts'
import { ScreenFrame } from '../ScreenFrame.tsx'
import { SideNav } from '../SideNav.tsx'
import type { ScreenProps } from '../screen.ts'
import common from '../screens.module.css'
import { ViewHead } from '../ViewHead.tsx'
import { Seats } from './Seats.tsx'
import styles from './school.module.css'
import { AWAY, BREAKS, NOW, ROLL, STARTS, SUBJECTS, WEEK } from './timetable.ts'
import { WeekPresent } from './WeekPresent.tsx'

/** The school management system at work: a class's week beside its attendance today. */
export function SchoolManagementScreen({ variant }: ScreenProps) {
  return (
    <ScreenFrame
      variant={variant}
      tone="indigo"
      label="School management system: the weekly timetable of class JSS 2B, with 34 of 36 pupils present this morning"
    >
      {variant === 'full' ? <Week /> : <Phone />}
    </ScreenFrame>
  )
}

const TODAY = WEEK[NOW.day]
const PRESENT = ROLL - AWAY.length

function Week() {
  return (
    <div className={classNames(common.columns, common.withSide)}>
      <SideNav
        mark="school"
        app="School"
        items={['Today', 'Calendar', 'Classes', 'Timetable', 'Register', 'Admissions', 'Messages']}
        active="Timetable"
        foot={['Maitama Heights College', 'Second term, week 9']}
      />
      <div className={common.main}>
        <ViewHead title="JSS 2B, 9 to 13 March" note="Form teacher Mrs Folake Ogunleye, room 14">
          <DrawnButton quiet>Print</DrawnButton>
          <DrawnButton>Publish</DrawnButton>
        </ViewHead>
        <div className={styles.week}>
          <span />
          {WEEK.map(({ date }, day) => (
            <b key={date} className={classNames(day === NOW.day && styles.today)}>
              {weekday(date)}
            </b>
          ))}
          {STARTS.map((start, period) => (
            <Row key={start} start={start} period={period} />
          ))}
        </div>
      </div>
      <div className={common.side}>
        <p className={common.heading}>Present today</p>
        <p className={common.big}>
          {PRESENT} <span className={styles.of}>of {ROLL}</span>
        </p>
        <Seats width={17.3} across={6} />
        {AWAY.map(({ name, note }) => (
          <Fact key={name} name={name} note={note} />
        ))}
        <p className={common.heading}>This week</p>
        <WeekPresent width={17.3} height={6} />
        <p className={common.heading}>Refused at 9:12</p>
        <p className={styles.clash}>
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
      {BREAKS[period] && <span className={styles.break}>{BREAKS[period]}</span>}
      <span className={styles.start}>{start}</span>
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
    <span className={classNames(styles.lesson, styles[family], now && styles.now)}>
      <b>{name}</b>
      <span>{now ? 'now, until 10:00' : teacher}</span>
    </span>
  )
}

function Phone() {
  return (
    <div className={common.sheet}>
      <div className={common.top}>
        <div>
          <AppName mark="school">School</AppName>
        </div>
        <Chip>Maitama Heights</Chip>
      </div>
      <p className={common.title}>JSS 2B, {TODAY && weekday(TODAY.date)}</p>
      <p className={common.note}>Form teacher Mrs Folake Ogunleye, room 14</p>
      <div className={styles.day}>
        {STARTS.map((start, period) => (
          <div key={start}>
            <span className={styles.start}>{start}</span>
            <Lesson subject={TODAY?.periods[period]} now={period === NOW.period} />
          </div>
        ))}
      </div>
      <div className={styles.register}>
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
