import type { Home } from '#src/content/schemas/home.ts'
import { classNames } from '#src/ui/class-names.ts'
import { SectionHeading } from '../SectionHeading.tsx'
import styles from './Process.module.css'
import { ProcessDrawing } from './ProcessDrawing.tsx'

type ProcessProps = { process: Home['process'] }

/** The six steps of a project, each aligned with its part of a drawing. */
export function Process({ process }: ProcessProps) {
  return (
    <section className="sec" aria-labelledby="process">
      <SectionHeading head={process} number={3} id="process" layout="line" />
      <div className={classNames('wrap', styles.layout)}>
        <div className={styles.horizontal}>
          <ProcessDrawing name="process" size={{ w: 1344, h: 190 }} />
        </div>
        <div className={styles.vertical}>
          <ProcessDrawing name="process-down" size={{ w: 84, h: 1080 }} />
        </div>
        <ol className={styles.steps}>
          {process.steps.map(({ title, description }, index) => (
            <li key={title} className={styles.step}>
              <p className={styles.number}>{index + 1}</p>
              <h3 className={styles.title}>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
