import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Paragraphs } from '#src/ui/Paragraphs.tsx'
import styles from './ProductOverview.module.css'

type ProductOverviewProps = { description: string; features: readonly string[] }

/** What a product does and its key features. */
export function ProductOverview({ description, features }: ProductOverviewProps) {
  return (
    <section className="sec" aria-labelledby="overview">
      <div className={classNames('wrap grid', styles.overview)}>
        <div className={styles.title}>
          <Heading as="h2" id="overview" light="Product" heavy="Overview" />
        </div>
        <div className={styles.description}>
          <Paragraphs text={description} />
        </div>
        <div className={styles.features}>
          <h3 className={styles.subtitle}>Key Features</h3>
          <ul className={styles.list}>
            {features.map((feature) => (
              <li key={feature} className={styles.feature}>
                {feature}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
