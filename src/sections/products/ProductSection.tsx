import type { ReactNode } from 'react'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './Product.module.css'

type ProductSectionProps = { id: string; light: string; heavy: string; children: ReactNode }

/** A section of a product page, with its heading on the left. */
export function ProductSection({ id, light, heavy, children }: ProductSectionProps) {
  return (
    <Columns as="section" split="3-4" className={classNames('wrap', styles.part)} aria-labelledby={id}>
      <Heading as="h2" size={3} inline id={id} light={light} heavy={heavy} />
      <div>{children}</div>
    </Columns>
  )
}
