import type { ReactNode } from 'react'
import styles from './CardGrid.module.css'
import { classNames } from './class-names.ts'

export type CardGridProps = {
  as?: 'ul' | 'ol' | 'dl' | 'div'
  /** True for cards of two parts, which are aligned with those of the other cards in the row. Of more parts, a card states how many. */
  aligned?: boolean
  /** Number of columns in wide windows, in windows of a medium width and on phones. */
  columns: '6-3-1' | '6-3-2' | '4-2-1' | '4-2-2' | '3-3-1' | '3-3-2' | '3-2-1' | '2-2-1'
  className?: string | undefined
  children: ReactNode
}

/** Cards of equal width next to each other. */
export function CardGrid({ as: Tag = 'ul', columns, aligned, className, ...rest }: CardGridProps) {
  const [wide, medium, phone] = columns.split('-')
  const widths = [styles[`wide${wide}`], styles[`medium${medium}`], styles[`phone${phone}`]]
  return (
    <Tag className={classNames(styles.grid, ...widths, aligned && styles.aligned, className)} {...rest} />
  )
}
