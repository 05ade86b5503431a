import { Chip } from '../Chip.tsx'
import { weekday } from '../format.ts'
import { MockupButton } from '../MockupButton.tsx'
import { SideNav } from '../SideNav.tsx'
import { ViewHeader } from '../ViewHeader.tsx'
import { CHOSEN, CLASS, type Student, SUBJECT_MEANS, SUBJECTS, spread } from './broadsheet.ts'
import { GradeSpread } from './GradeSpread.tsx'
import { ReportCard } from './ReportCard.tsx'
import { StudentRow } from './StudentRow.tsx'

const SHOWN = CLASS.slice(0, 15)

const CORRECTED = CLASS[5]

/** The broadsheet (result table) of the class, and one student's report card. */
export function ResultsManagementFull() {
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
              <StudentRow key={student.name} student={student} />
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
          {CORRECTED?.name}, English {swapDigits(CORRECTED)} typed for {CORRECTED?.scores[0]?.total}: Mrs
          Ogunleye and the exam officer, {weekday('2026-04-01')}
        </p>
      </div>
      <div className="mockup-side results-card-side">{CHOSEN && <ReportCard student={CHOSEN} />}</div>
    </div>
  )
}

/** Returns a score with its two digits swapped. */
const swapDigits = (student: Student | undefined): string =>
  String(student?.scores[0]?.total).split('').reverse().join('')
