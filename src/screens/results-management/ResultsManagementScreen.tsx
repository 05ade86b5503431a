import { classNames } from '../../ui/class-names.ts'
import { AppName } from '../AppName.tsx'
import { Chip } from '../Chip.tsx'
import { DrawnButton } from '../DrawnButton.tsx'
import { weekday } from '../figures.ts'
import { ScreenFrame } from '../ScreenFrame.tsx'
import { SideNav } from '../SideNav.tsx'
import type { ScreenProps } from '../screen.ts'
import common from '../screens.module.css'
import { ViewHead } from '../ViewHead.tsx'
import { CLASS, ordinal, type Student, SUBJECT_MEANS, SUBJECTS, spread } from './broadsheet.ts'
import { GradeSpread } from './GradeSpread.tsx'
import styles from './results.module.css'

/** The results management system at work: a class's broadsheet, and the report card of one student of it. */
export function ResultsManagementScreen({ variant }: ScreenProps) {
  return (
    <ScreenFrame
      variant={variant}
      tone="sky"
      label="Results management system: the second-term broadsheet of a class of 42 with grades and positions, and one student’s report card"
    >
      {variant === 'full' ? <Broadsheet /> : <Phone />}
    </ScreenFrame>
  )
}

const SHOWN = CLASS.slice(0, 15)
const CHOSEN = CLASS[10]
const CORRECTED = CLASS[5]

function Broadsheet() {
  return (
    <div className={classNames(common.columns, styles.page)}>
      <SideNav
        mark="sheet"
        app="Results"
        items={['Entry', 'Moderation', 'Broadsheet', 'Report cards', 'Transcripts']}
        active="Broadsheet"
        foot={['Maitama Heights College', 'Second term, 2025/26']}
      />
      <div className={common.main}>
        <ViewHead
          title="SSS 1 Science"
          note={`${CLASS.length} students, ${SUBJECTS.length} subjects, moderated by the exam officer`}
        >
          <Chip tone="tint">Locked</Chip>
          <DrawnButton>Release</DrawnButton>
        </ViewHead>
        <table className={classNames(common.table, styles.sheet)}>
          <tbody>
            <tr>
              <th>Student</th>
              {SUBJECTS.map(({ code }) => (
                <th key={code}>{code}</th>
              ))}
              <th className={common.right}>Total</th>
              <th className={common.right}>Mean</th>
              <th className={common.right}>Pos.</th>
            </tr>
            {SHOWN.map((student) => (
              <Row key={student.name} student={student} />
            ))}
            <tr className={styles.means}>
              <td>Class mean</td>
              {SUBJECT_MEANS.map((mean, subject) => (
                <td key={SUBJECTS[subject]?.code}>{mean.toFixed(1)}</td>
              ))}
              <td colSpan={3} />
            </tr>
            <tr className={styles.spreads}>
              <td>Grades, A1 to F9</td>
              {SUBJECTS.map(({ code }, subject) => (
                <td key={code}>
                  <GradeSpread counts={spread(subject)} />
                </td>
              ))}
              <td colSpan={3} />
            </tr>
          </tbody>
        </table>
        <p className={styles.change}>
          <b>1 score changed after moderation</b>
          {CORRECTED?.name}, English {mistyped(CORRECTED)} typed for {CORRECTED?.scores[0]?.total}: Mrs
          Ogunleye and the exam officer, {weekday('2026-04-01')}
        </p>
      </div>
      <div className={classNames(common.side, styles.cardSide)}>
        {CHOSEN && <ReportCard student={CHOSEN} />}
      </div>
    </div>
  )
}

/** A score with its two digits changed about. */
const mistyped = (student: Student | undefined): string =>
  String(student?.scores[0]?.total).split('').reverse().join('')

function Row({ student }: { student: Student }) {
  return (
    <tr className={classNames(student === CHOSEN && common.chosen)}>
      <td>
        <b>{student.name}</b>
      </td>
      {student.scores.map(({ total, grade }, subject) => (
        <td key={SUBJECTS[subject]?.code} className={styles[grade.slice(0, 1)]}>
          {total}
          <sup>{grade}</sup>
        </td>
      ))}
      <td className={common.right}>{student.total}</td>
      <td className={common.right}>
        <b>{student.mean.toFixed(1)}</b>
      </td>
      <td className={common.right}>{student.position}</td>
    </tr>
  )
}

function ReportCard({ student }: { student: Student }) {
  return (
    <div className={styles.card}>
      <p className={common.small}>Report card, second term 2025/26</p>
      <p className={common.title}>{student.name}</p>
      <div className={styles.rank}>
        <p>
          <b>{ordinal(student.position)}</b>
          <span>of {CLASS.length} in class</span>
        </p>
        <p>
          <b>{student.mean.toFixed(1)}</b>
          <span>mean</span>
        </p>
        <p>
          <b>{student.total}</b>
          <span>of 900</span>
        </p>
      </div>
      <table className={classNames(common.table, styles.subjects)}>
        <tbody>
          <tr>
            <th>Subject</th>
            <th className={common.right}>CA</th>
            <th className={common.right}>Exam</th>
            <th className={common.right}>Sum</th>
            <th />
          </tr>
          {student.scores.map(({ assessment, exam, total, grade }, subject) => (
            <tr key={SUBJECTS[subject]?.code}>
              <td>{SUBJECTS[subject]?.name}</td>
              <td className={common.right}>{assessment}</td>
              <td className={common.right}>{exam}</td>
              <td className={common.right}>
                <b>{total}</b>
              </td>
              <td className={classNames(common.right, styles[grade.slice(0, 1)])}>{grade}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.remark}>“Strong in the sciences. Read more.”</p>
      <p className={classNames(common.small, styles.sign)}>
        <span>Mr Luka Dashe, form teacher</span>
        <span>Check code MHC 26 0317</span>
      </p>
    </div>
  )
}

function Phone() {
  return (
    <div className={common.sheet}>
      <div className={common.top}>
        <div>
          <AppName mark="sheet">Results</AppName>
        </div>
        <Chip>SSS 1 Science</Chip>
      </div>
      {CHOSEN && <ReportCard student={CHOSEN} />}
    </div>
  )
}
