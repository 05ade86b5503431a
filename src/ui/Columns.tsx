import type { ReactNode } from 'react'
import styles from './Columns.module.css'
import { classNames } from './class-names.ts'

type ColumnsProps = {
  as?: 'div' | 'section' | 'header'
  /**
   * Of twelve columns, how many the first part has, and the column where the second part begins. `below`: the second part is
   * below the first.
   */
  split: 'below' | '3-4' | '4-5' | '4-6' | '5-6' | '5-7' | '6-8' | '7-8' | '7-9' | '8-9'
  /**
   * In windows of a medium width the parts are below each other. With `short` the second part, a short text, is then not as
   * wide as the page; in large windows it is close to the first.
   */
  stack?: 'medium' | 'short'
  /** True if the parts are next to each other in low windows, so that a phone on its side shows both. */
  low?: boolean
  /** True if both parts end at the same height. */
  end?: boolean
  className?: string | undefined
  'aria-labelledby'?: string
  children: ReactNode
}

/** Two parts next to each other, on the grid of the page. Further children are below the second. */
export function Columns({
  as: Tag = 'div',
  split,
  stack = 'medium',
  low = false,
  end = false,
  className,
  ...rest
}: ColumnsProps) {
  return (
    <Tag
      className={classNames(
        'grid',
        styles.columns,
        styles[`split${split}`],
        styles[stack],
        low && styles.low,
        end && styles.end,
        className,
      )}
      {...rest}
    />
  )
}
