import type { Product } from '#src/content/schemas/product.ts'
import { FactList } from '#src/ui/FactList.tsx'
import { PhoneDisclosure } from '#src/ui/PhoneDisclosure.tsx'
import styles from './Product.module.css'
import { ProductSection } from './ProductSection.tsx'

/** Facts that phones show at once. Also fills the rows of two and of three columns. */
const FIRST_FACTS = 6

/** Lists practical facts of a product: start, training, support, data and leaving. */
export function ProductPractical({ product }: { product: Product }) {
  const isAvailable = product.status === 'available'
  const facts: Readonly<Record<string, string | boolean | undefined>> = product.practical
  const rows = LABELS.flatMap(([field, term]) => (facts[field] ? [{ term, text: facts[field] }] : []))
  const [light, heavy] = isAvailable ? ['Before', 'you start'] : ['When', 'it opens']
  return (
    <ProductSection id="practical" light={light} heavy={heavy}>
      <FactList columns="3-2-1" facts={rows.slice(0, FIRST_FACTS)} />
      {rows.length > FIRST_FACTS && (
        <PhoneDisclosure summary="More" about={`${light} ${heavy}`} className={styles.more}>
          <FactList columns="3-2-1" facts={rows.slice(FIRST_FACTS)} />
        </PhoneDisclosure>
      )}
    </ProductSection>
  )
}

/** The label of each field of `practical`, in the order of the page. */
const LABELS = [
  ['demo', 'Demo and trial'],
  ['start', 'How to start'],
  ['worksWith', 'Works with'],
  ['dataImport', 'Your existing records'],
  ['training', 'Training'],
  ['support', 'Support'],
  ['dataLocation', 'Where your data lives'],
  ['leaving', 'How to leave'],
  ['licence', 'Licence'],
] as const
