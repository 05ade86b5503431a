import { classNames } from '#src/ui/class-names.ts'
import { CHOSEN, type Student, SUBJECTS } from './broadsheet.ts'

/** A student’s grades, total, mean and position. */
export function StudentRow({ student }: { student: Student }) {
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
