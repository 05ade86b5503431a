import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { LineIcon } from '#src/ui/LineIcon.tsx'
import styles from './ContactDetails.module.css'

type ContactLineProps = { icon: LucideIcon; term: string; children: ReactNode }

/** One of the contact details: icon, term and value. */
export function ContactLine({ icon, term, children }: ContactLineProps) {
  return (
    <div className={styles.line}>
      <dt className={styles.term}>
        <LineIcon icon={icon} />
        {term}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
