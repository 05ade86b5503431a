import type { Product } from '#src/content/schemas/product.ts'
import { FactList } from '#src/ui/FactList.tsx'
import { ProductSection } from './ProductSection.tsx'

/** Lists practical facts of a product: start, training, support, data and leaving. */
export function ProductPractical({ product }: { product: Product }) {
  const isAvailable = product.status === 'available'
  const facts: Readonly<Record<string, string | boolean | undefined>> = product.practical
  return (
    <ProductSection
      id="practical"
      light={isAvailable ? 'Before' : 'When'}
      heavy={isAvailable ? 'you start' : 'it opens'}
    >
      <FactList
        columns="2-2-1"
        facts={LABELS.flatMap(([field, term]) => (facts[field] ? [{ term, text: facts[field] }] : []))}
      />
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
