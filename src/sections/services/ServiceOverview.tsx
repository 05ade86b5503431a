import { classNames } from '#src/ui/class-names.ts'
import { Paragraphs } from '#src/ui/Paragraphs.tsx'
import styles from './ServiceOverview.module.css'

type ServiceOverviewProps = { overview: string }

/** The overview of a service: the first paragraph in large type, the other paragraphs in two columns. */
export function ServiceOverview({ overview }: ServiceOverviewProps) {
  const [first = '', ...others] = overview.trim().split(/\n\s*\n/)
  return (
    <section className={classNames('wrap grid', styles.overview)} aria-labelledby="overview">
      <h2 className={styles.title} id="overview">
        Overview
      </h2>
      <div className={styles.first}>
        <Paragraphs text={first} />
      </div>
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((text) => (
            <div key={text}>
              <Paragraphs text={text} />
            </div>
          ))}
        </div>
      )}
    </section>
  )
}
