import type { ReactNode } from 'react'
import styles from './Columns.module.css'
import { classNames } from './class-names.ts'

type ColumnsProps = {
  as?: 'div' | 'section'
  /** Columns of the first part, of twelve, and the column where the second part begins. `below`: it is below the first. */
  split: 'below' | '3-4' | '4-5' | '7-8' | '7-9' | '8-9'
  /** Medium windows stack the parts. `short` then narrows the second, a short text; large windows set it close to the first. */
  stack?: 'medium' | 'short'
  /** True if the parts are next to each other in low windows, so that a phone on its side shows both. */
  low?: boolean
  end?: boolean
  className?: string | undefined
  'aria-labelledby'?: string
  children: ReactNode
}

/** Two parts next to each other, on the grid of the page. Further children are below the second. */
export function Columns({ as: Tag = 'div', split, stack = 'medium', low, end, ...rest }: ColumnsProps) {
  const [first, second] = split.split('-')
  return (
    <Tag
      {...rest}
      className={classNames(
        'grid',
        styles.columns,
        styles[`first${first}`],
        Number(second) - Number(first) === 2 && styles.apart,
        styles[split],
        styles[stack],
        low && styles.low,
        end && styles.end,
        rest.className,
      )}
    />
  )
}
