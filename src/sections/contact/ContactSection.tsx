import type { ReactNode } from 'react'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import styles from './ContactSection.module.css'

type ContactSectionProps = {
  /** The subject, the form, and what happens after it is sent. */
  children: ReactNode
  /** Shown next to the form: the contact details. */
  aside?: ReactNode
}

/** The form and the contact details in two columns. */
export function ContactSection({ children, aside }: ContactSectionProps) {
  return (
    <Columns split="7-9" stack="narrow" className={classNames('wrap sec-bottom', styles.contact)}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.sidebar} aria-label="Contact details">
        {aside}
      </aside>
    </Columns>
  )
}
