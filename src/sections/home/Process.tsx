import type { Home } from '../../content/schemas/home.ts'
import { passage } from '../../pattern/passage.ts'
import { Drawing } from '../../ui/Drawing.tsx'
import { SectionHeading } from '../SectionHeading.tsx'
import styles from './Process.module.css'

type ProcessProps = { process: Home['process']; siteName: string }

/** How a project runs: one strip from fibre to hemmed cloth, six columns locked to it. */
export function Process({ process, siteName }: ProcessProps) {
  return (
    <section className="sec" aria-labelledby="process">
      <SectionHeading head={process} room={3} id="process" form="line" />
      <div className={`wrap ${styles.passage}`}>
        <Drawing className={styles.across} data-reveal svg={passage(siteName, { h: 190 })} />
        <Drawing
          className={styles.down}
          svg={passage(siteName, { w: 1080, h: 84, threads: 11, vertical: true, stretch: true })}
        />
        <ol className={styles.steps}>
          {process.steps.map(({ title, material, description }, index) => (
            <li key={title} className={styles.step}>
              <p className={styles.number}>{index + 1}</p>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.material}>
                <i>{material}</i>
              </p>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
