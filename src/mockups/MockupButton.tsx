import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'

type MockupButtonProps = { secondary?: boolean; wide?: boolean; children: ReactNode }

/** A button of a mock-up, drawn only: it cannot be clicked. */
export function MockupButton({ secondary = false, wide = false, children }: MockupButtonProps) {
  return (
    <span
      className={classNames(
        'mockup-button',
        secondary && 'mockup-button-secondary',
        wide && 'mockup-button-wide',
      )}
    >
      {children}
    </span>
  )
}
