import type { Product } from '#src/content/schemas/product.ts'
import { CardGrid } from '#src/ui/CardGrid.tsx'
import { classNames } from '#src/ui/class-names.ts'
import styles from './ProductSection.module.css'
import { ProductSection } from './ProductSection.tsx'

/** What a visitor asks before buying a product: start, training, support, data and notice. */
export function ProductPractical({ product }: { product: Product }) {
  const isAvailable = product.status === 'available'
  const facts: Readonly<Record<string, string | boolean | undefined>> = product.practical
  return (
    <ProductSection
      id="practical"
      light={isAvailable ? 'Before' : 'When'}
      heavy={isAvailable ? 'you start' : 'it opens'}
    >
      <CardGrid as="dl" columns="2-2-1" className={styles.facts}>
        {LABELS.map(
          ([field, label]) =>
            facts[field] && (
              <div key={field} className={styles.fact}>
                <dt className={classNames('label', styles.term)}>{label}</dt>
                <dd>{facts[field]}</dd>
              </div>
            ),
        )}
      </CardGrid>
    </ProductSection>
  )
}

/** The label of each field of `practical`, in the order of the page. */
const LABELS = [
  ['demo', 'Demo and trial'],
  ['start', 'How to start'],
  ['dataImport', 'Your existing records'],
  ['training', 'Training'],
  ['support', 'Support'],
  ['dataLocation', 'Where your data lives'],
  ['leaving', 'How to leave'],
  ['licence', 'Licence'],
] as const
