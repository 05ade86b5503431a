import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

type MockupButtonProps = { quiet?: boolean; wide?: boolean; children: ReactNode }

/** A drawn button. */
export function MockupButton({ quiet = false, wide = false, children }: MockupButtonProps) {
  return (
    <span
      className={classNames('mockup-button', quiet && 'mockup-button-quiet', wide && 'mockup-button-wide')}
    >
      {children}
    </span>
  )
}
