import type { ReactNode } from 'react'
import styles from './Columns.module.css'
import { classNames } from './class-names.ts'

type ColumnsProps = {
  /** Columns of the first part, of twelve, and the column where the second part begins. `below`: it is below the first. */
  split: 'below' | '3-4' | '4-5' | '6-7' | '7-8' | '8-9'
  /** Medium windows stack the parts. `short` then narrows the second, a short text; large windows set it close to the first, low ones beside it. */
  stack?: 'medium' | 'short'
  end?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Two parts next to each other, on the grid of the page. Further children are below the second. */
export function Columns({ split, stack = 'medium', end, ...rest }: ColumnsProps) {
  const [first] = split.split('-')
  return (
    <div
      {...rest}
      className={classNames(
        'grid',
        styles.columns,
        styles[`first${first}`],
        styles[split],
        styles[stack],
        end && styles.end,
        rest.className,
      )}
    />
  )
}
