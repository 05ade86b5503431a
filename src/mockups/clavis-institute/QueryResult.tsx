import { CheckIcon } from '../CheckIcon.tsx'
import { ANSWER } from './lesson.ts'

/** The rows that the query returns. */
export function QueryResult() {
  return (
    <>
      <table className="mockup-table clavis-result">
        <tbody>
          <tr>
            <th>name</th>
            <th>state</th>
            <th className="mockup-align-right">months</th>
          </tr>
          {ANSWER.map(({ name, state, months }) => (
            <tr key={name}>
              <td>
                <b>{name}</b>
              </td>
              <td>{state}</td>
              <td className="mockup-align-right">{months}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="clavis-correct">
        <CheckIcon /> <b>Correct, {ANSWER.length} rows.</b> Ogbete came once: HAVING drops it.
      </p>
    </>
  )
}
