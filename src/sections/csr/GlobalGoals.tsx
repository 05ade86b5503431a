import type { Csr } from '#src/content/schemas/csr.ts'
import { classNames } from '#src/ui/class-names.ts'
import { RuledSection } from '../shared/RuledSection.tsx'
import styles from './Csr.module.css'

/** The United Nations' goals that the programme supports, and how it supports each goal. */
export function GlobalGoals({ alignment: { title, intro, goals } }: { alignment: Csr['sdgAlignment'] }) {
  return (
    <RuledSection id="goals" title={title} intro={intro}>
      <table className={styles.goals} aria-labelledby="goals">
        <thead className={classNames('soft not-narrow', styles.head)}>
          <tr>
            <th scope="col">Goal</th>
            <th scope="col">Contribution</th>
          </tr>
        </thead>
        <tbody className="rows">
          {goals.map(({ goal, name, contribution }) => (
            <tr key={goal} className={styles.row}>
              <th className={styles.goal} scope="row">
                <span className={classNames('title-thin', styles.number)}>{goal}</span>{' '}
                <span className={classNames('title-4', styles.name)}>{name}</span>
              </th>
              <td className={styles.contribution}>{contribution}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </RuledSection>
  )
}
