import { classNames } from '#src/ui/class-names.ts'
import { AppName } from '../AppName.tsx'
import { Chip } from '../Chip.tsx'
import { weekday } from '../format.ts'
import { MockupButton } from '../MockupButton.tsx'
import { MockupFrame } from '../MockupFrame.tsx'
import type { MockupProps } from '../mockup-props.ts'
import { SideNav } from '../SideNav.tsx'
import { ViewHeader } from '../ViewHeader.tsx'
import { CLASS, ordinal, type Student, SUBJECT_MEANS, SUBJECTS, spread } from './broadsheet.ts'
import { GradeSpread } from './GradeSpread.tsx'

/** The results management system at work: a class's broadsheet, and the report card of one student of it. */
export function ResultsManagementMockup({ variant }: MockupProps) {
  return (
    <MockupFrame
      variant={variant}
      tone="sky"
      label="Results management system: the second-term broadsheet of a class of 42 with grades and positions, and one student’s report card"
    >
      {variant === 'full' ? <Broadsheet /> : <Phone />}
    </MockupFrame>
  )
}

const SHOWN = CLASS.slice(0, 15)
const CHOSEN = CLASS[10]
const CORRECTED = CLASS[5]

function Broadsheet() {
  return (
    <div className="mockup-columns results-page">
      <SideNav
        mark="sheet"
        app="Results"
        items={['Entry', 'Moderation', 'Broadsheet', 'Report cards', 'Transcripts']}
        active="Broadsheet"
        foot={['Maitama Heights College', 'Second term, 2025/26']}
      />
      <div className="mockup-main">
        <ViewHeader
          title="SSS 1 Science"
          note={`${CLASS.length} students, ${SUBJECTS.length} subjects, moderated by the exam officer`}
        >
          <Chip tone="tint">Locked</Chip>
          <MockupButton>Release</MockupButton>
        </ViewHeader>
        <table className="mockup-table results-sheet">
          <tbody>
            <tr>
              <th scope="col">Student</th>
              {SUBJECTS.map(({ code }) => (
                <th scope="col" key={code}>
                  {code}
                </th>
              ))}
              <th scope="col" className="mockup-align-right">
                Total
              </th>
              <th scope="col" className="mockup-align-right">
                Mean
              </th>
              <th scope="col" className="mockup-align-right">
                Pos.
              </th>
            </tr>
            {SHOWN.map((student) => (
              <Row key={student.name} student={student} />
            ))}
            <tr className="results-means">
              <td>Class mean</td>
              {SUBJECT_MEANS.map((mean, subject) => (
                <td key={SUBJECTS[subject]?.code}>{mean.toFixed(1)}</td>
              ))}
              <td colSpan={3} />
            </tr>
            <tr className="results-spreads">
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
        <p className="results-change">
          <b>1 score changed after moderation</b>
          {CORRECTED?.name}, English {mistyped(CORRECTED)} typed for {CORRECTED?.scores[0]?.total}: Mrs
          Ogunleye and the exam officer, {weekday('2026-04-01')}
        </p>
      </div>
      <div className="mockup-side results-card-side">{CHOSEN && <ReportCard student={CHOSEN} />}</div>
    </div>
  )
}

/** A score with its two digits changed about. */
const mistyped = (student: Student | undefined): string =>
  String(student?.scores[0]?.total).split('').reverse().join('')

function Row({ student }: { student: Student }) {
  return (
    <tr className={classNames(student === CHOSEN && 'mockup-selected')}>
      <td>
        <b>{student.name}</b>
      </td>
      {student.scores.map(({ total, grade }, subject) => (
        <td key={SUBJECTS[subject]?.code} className={`results-${grade.slice(0, 1)}`}>
          {total}
          <sup>{grade}</sup>
        </td>
      ))}
      <td className="mockup-align-right">{student.total}</td>
      <td className="mockup-align-right">
        <b>{student.mean.toFixed(1)}</b>
      </td>
      <td className="mockup-align-right">{student.position}</td>
    </tr>
  )
}

function ReportCard({ student }: { student: Student }) {
  return (
    <div className="results-card">
      <p className="mockup-small">Report card, second term 2025/26</p>
      <p className="mockup-title">{student.name}</p>
      <div className="results-rank">
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
      <table className="mockup-table results-subjects">
        <tbody>
          <tr>
            <th scope="col">Subject</th>
            <th scope="col" className="mockup-align-right">
              CA
            </th>
            <th scope="col" className="mockup-align-right">
              Exam
            </th>
            <th scope="col" className="mockup-align-right">
              Sum
            </th>
            <th scope="col" />
          </tr>
          {student.scores.map(({ assessment, exam, total, grade }, subject) => (
            <tr key={SUBJECTS[subject]?.code}>
              <td>{SUBJECTS[subject]?.name}</td>
              <td className="mockup-align-right">{assessment}</td>
              <td className="mockup-align-right">{exam}</td>
              <td className="mockup-align-right">
                <b>{total}</b>
              </td>
              <td className={classNames('mockup-align-right', `results-${grade.slice(0, 1)}`)}>{grade}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="results-remark">“Strong in the sciences. Read more.”</p>
      <p className="mockup-small results-sign">
        <span>Mr Luka Dashe, form teacher</span>
        <span>Check code MHC 26 0317</span>
      </p>
    </div>
  )
}

function Phone() {
  return (
    <div className="mockup-page">
      <div className="mockup-view-header">
        <div>
          <AppName mark="sheet">Results</AppName>
        </div>
        <Chip>SSS 1 Science</Chip>
      </div>
      {CHOSEN && <ReportCard student={CHOSEN} />}
    </div>
  )
}
