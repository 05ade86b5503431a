import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import styles from './frame.module.css'
import type { MockupVariant } from './mockup-props.ts'

export type Tone = 'indigo' | 'sky' | 'leaf' | 'laterite' | 'bronze'

type MockupFrameProps = {
  /** One sentence that says what the screen shows; its contents are a drawing and are not read out. */
  label: string
  variant: MockupVariant
  /** The dye of buttons, marks and selected rows. */
  tone: Tone
  children: ReactNode
}

/** The frame a product's screen hangs in. Inside it 1em is a fixed part of its width, so all of it scales. */
export function MockupFrame({ label, variant, tone, children }: MockupFrameProps) {
  return (
    <div
      className={classNames(styles.frame, styles[variant], styles[tone])}
      role="img"
      aria-label={label}
      data-mockup
    >
      <div className={styles.inner} aria-hidden="true">
        {children}
      </div>
    </div>
  )
}
