import type { Csr } from '#src/content/schemas/csr.ts'
import '#src/styles/table.css'
import styles from './Csr.module.css'

/** The United Nations' goals that the programme supports, and how it supports each goal. */
export function GoalsTable({ goals }: { goals: Csr['goals']['items'] }) {
  return (
    <table className={styles.goals} aria-labelledby="goals">
      <thead className="soft not-narrow">
        <tr>
          <th scope="col">Goal</th>
          <th scope="col">Contribution</th>
        </tr>
      </thead>
      <tbody className="rows">
        {goals.map(({ goal, name, text }) => (
          <tr key={goal} className={styles.row}>
            <th className={styles.goal} scope="row">
              <span className="title-3 light">{goal}</span> <span className="title-4">{name}</span>
            </th>
            <td className={styles.contribution}>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
