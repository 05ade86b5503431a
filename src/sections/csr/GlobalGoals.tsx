import type { Csr } from '#src/content/schemas/csr.ts'
import { RuledHeading } from '../RuledHeading.tsx'
import styles from './GlobalGoals.module.css'

type GlobalGoalsProps = { alignment: Csr['sdgAlignment'] }

/** The United Nations' goals that the programme supports, and how it supports each goal. */
export function GlobalGoals({ alignment: { title, intro, goals } }: GlobalGoalsProps) {
  return (
    <section className="sec" aria-labelledby="goals">
      <div className="wrap">
        <RuledHeading id="goals" title={title} intro={intro} />
        <table className={styles.goals} aria-labelledby="goals">
          <thead>
            <tr>
              <th className={styles.head} scope="col">
                Goal
              </th>
              <th className={styles.head} scope="col">
                Contribution
              </th>
            </tr>
          </thead>
          <tbody>
            {goals.map(({ goal, name, contribution }) => (
              <tr key={goal} className={styles.row}>
                <th className={styles.goal} scope="row">
                  <span className={styles.number}>{goal}</span> <span className={styles.name}>{name}</span>
                </th>
                <td className={styles.contribution}>{contribution}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
