import type { FigureOf } from '#src/content/schemas/figures/figure.ts'
import { BeforeAfter } from '#src/figures/BeforeAfter.tsx'
import { FigureFrame } from '#src/figures/FigureFrame.tsx'
import { ProductSection } from './ProductSection.tsx'

type ProductEvidenceProps = { figure: FigureOf<'before-after'> }

/** What an available product changed: one measure before and after. */
export function ProductEvidence({ figure }: ProductEvidenceProps) {
  return (
    <ProductSection id="evidence" light="What" heavy="Changed">
      <FigureFrame figure={figure}>
        <BeforeAfter {...figure} />
      </FigureFrame>
    </ProductSection>
  )
}
