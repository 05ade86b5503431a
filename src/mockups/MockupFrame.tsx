import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import styles from './frame.module.css'
import type { MockupVariant } from './mockup-props.ts'

export type Tone = 'indigo' | 'sky' | 'leaf' | 'laterite' | 'bronze'

type MockupFrameProps = {
  /** Text alternative of the mock-up. Its contents are hidden from screen readers, so “Sample data” is added to it. */
  label: string
  variant: MockupVariant
  /** Colour of buttons, icons and selected rows. */
  tone: Tone
  children: ReactNode
}

/** The frame of a mock-up. Inside, 1em is a fixed fraction of the frame's width, so that all contents scale with it. */
export function MockupFrame({ label, variant, tone, children }: MockupFrameProps) {
  return (
    <div
      className={classNames(styles.frame, styles[variant], styles[tone])}
      role="img"
      aria-label={`${label}. Sample data`}
      data-mockup
    >
      <div className={styles.inner} aria-hidden="true">
        {children}
      </div>
      <p className={styles.note}>Sample data</p>
    </div>
  )
}
