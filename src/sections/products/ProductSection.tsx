import type { ReactNode } from 'react'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './ProductSection.module.css'

type ProductSectionProps = { id: string; light: string; heavy: string; children: ReactNode }

/** A section of a product page, with its heading on the left. */
export function ProductSection({ id, light, heavy, children }: ProductSectionProps) {
  return (
    <section className={classNames('wrap grid', styles.section)} aria-labelledby={id}>
      <div className={styles.title}>
        <Heading as="h2" id={id} light={light} heavy={heavy} />
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
