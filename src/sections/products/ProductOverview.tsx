import { CardGrid } from '#src/ui/CardGrid.tsx'
import { Columns } from '#src/ui/Columns.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Paragraphs } from '#src/ui/Paragraphs.tsx'
import styles from './Product.module.css'

type ProductOverviewProps = { description: string; features: readonly string[] }

/** What a product does, its first paragraph larger, and its key features. */
export function ProductOverview({ description, features }: ProductOverviewProps) {
  const [lead = '', ...others] = description.split(/\n\s*\n/)
  return (
    <section className="sec wrap" aria-labelledby="overview">
      <Heading as="h2" id="overview" inline light="Product" heavy="Overview" />
      <Columns split="6-7" className={styles.description}>
        <Paragraphs className="lead" text={lead} />
        <div>
          <Paragraphs text={others.join('\n\n')} />
        </div>
      </Columns>
      <h3 className="title-3">Key Features</h3>
      <CardGrid columns={features.length === 4 ? '2-2-1' : '3-2-1'} className={`above-5 ${styles.features}`}>
        {features.map((feature) => (
          <li key={feature} className="part below-4">
            {feature}
          </li>
        ))}
      </CardGrid>
    </section>
  )
}
