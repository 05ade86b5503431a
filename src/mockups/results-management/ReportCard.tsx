import { classNames } from '#src/ui/class-names.ts'
import { CLASS, ordinal, type Student, SUBJECTS } from './broadsheet.ts'

/** A student’s report card. */
export function ReportCard({ student }: { student: Student }) {
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
