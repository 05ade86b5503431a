import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

type DrawnButtonProps = { quiet?: boolean; wide?: boolean; children: ReactNode }

/** A drawn button. */
export function DrawnButton({ quiet = false, wide = false, children }: DrawnButtonProps) {
  return (
    <span className={classNames('screen-press', quiet && 'screen-ghost', wide && 'screen-wide')}>
      {children}
    </span>
  )
}
