import type { Careers } from '#src/content/schemas/careers.ts'
import styles from './Careers.module.css'

/** The hiring process of the group as a stair of numbered steps. */
export function HiringSteps({ steps }: { steps: Careers['how']['steps'] }) {
  return (
    <ol>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={styles.step}>
          <b className={`title-2 ${styles.number}`}>{index + 1}</b>
          <div className={styles.text}>
            <h3 className="title-4 below-2">{title}</h3>
            <p className="soft measure">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
