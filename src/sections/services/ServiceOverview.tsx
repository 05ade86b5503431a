import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Paragraphs } from '#src/ui/Paragraphs.tsx'
import styles from './Service.module.css'

/** The overview of a service: the first paragraph in large type, the others in two columns. */
export function ServiceOverview({ overview }: { overview: string }) {
  const [first = '', ...others] = overview.trim().split(/\n\s*\n/)
  return (
    <Columns
      as="section"
      split="3-4"
      className={classNames('wrap sec-bottom', styles.overview)}
      aria-labelledby="overview"
    >
      <h2 className="title-3" id="overview">
        Overview
      </h2>
      <div className={styles.first}>
        <Paragraphs text={first} />
      </div>
      {others.length > 0 && (
        <div className={classNames('soft', styles.columns)}>
          <Paragraphs text={others.join('\n\n')} />
        </div>
      )}
    </Columns>
  )
}
