import { CardGrid } from '#src/ui/CardGrid.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Paragraphs } from '#src/ui/Paragraphs.tsx'
import styles from './Product.module.css'

type ProductOverviewProps = { description: string; features: readonly string[] }

/** What a product does and its key features. */
export function ProductOverview({ description, features }: ProductOverviewProps) {
  return (
    <Columns
      as="section"
      split="5-6"
      className={classNames('sec wrap', styles.overview)}
      aria-labelledby="overview"
    >
      <Heading as="h2" id="overview" light="Product" heavy="Overview" />
      <div>
        <div className={styles.description}>
          <Paragraphs text={description} />
        </div>
        <h3 className={classNames('title-4', styles.subtitle)}>Key Features</h3>
        <CardGrid columns="2-2-1" className={styles.features}>
          {features.map((feature) => (
            <li key={feature} className={styles.feature}>
              {feature}
            </li>
          ))}
        </CardGrid>
      </div>
    </Columns>
  )
}
