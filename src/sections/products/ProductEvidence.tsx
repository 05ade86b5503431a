import type { FigureOf } from '#src/content/schemas/figures/figure.ts'
import { BeforeAfter } from '#src/figures/BeforeAfter.tsx'
import { FigureFrame } from '#src/figures/FigureFrame.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './ProductEvidence.module.css'

type ProductEvidenceProps = { figure: FigureOf<'before-after'> }

/** What an available product changed: one measure before and after. */
export function ProductEvidence({ figure }: ProductEvidenceProps) {
  return (
    <section className={classNames('wrap grid', styles.evidence)} aria-labelledby="evidence">
      <div className={styles.title}>
        <Heading as="h2" id="evidence" light="What" heavy="Changed" />
      </div>
      <div className={styles.figure}>
        <FigureFrame figure={figure}>
          <BeforeAfter {...figure} />
        </FigureFrame>
      </div>
    </section>
  )
}
