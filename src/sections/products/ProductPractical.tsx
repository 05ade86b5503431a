import type { Product } from '#src/content/schemas/product.ts'
import styles from './ProductPractical.module.css'
import { ProductSection } from './ProductSection.tsx'

type ProductPracticalProps = { product: Product }

/** What a visitor asks before buying a product: start, training, support, data and notice. */
export function ProductPractical({ product }: ProductPracticalProps) {
  const isAvailable = product.status === 'available'
  const facts: Readonly<Record<string, string | boolean | undefined>> = product.practical
  return (
    <ProductSection
      id="practical"
      light={isAvailable ? 'Before' : 'When'}
      heavy={isAvailable ? 'you start' : 'it opens'}
    >
      <dl className={styles.facts}>
        {LABELS.map(
          ([field, label]) =>
            facts[field] && (
              <div key={field} className={styles.fact}>
                <dt className={styles.term}>{label}</dt>
                <dd>{facts[field]}</dd>
              </div>
            ),
        )}
      </dl>
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
