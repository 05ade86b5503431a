import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { LineIcon } from './LineIcon.tsx'
import styles from './NarrowDetails.module.css'

type NarrowDetailsProps = {
  summary: string
  /** Hidden text that completes the summary: the name of what is described (WCAG 2.2 SC 2.4.6). */
  about: string
  children: ReactNode
}

/** Content that phones show after a tap on its summary, and wider windows and paper at once. Works without scripts. */
export function NarrowDetails({ summary, about, children }: NarrowDetailsProps) {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <span>
          {summary}
          <span className="visually-hidden"> ({about})</span>
        </span>
        <LineIcon icon={Plus} className={styles.sign} />
      </summary>
      {children}
    </details>
  )
}
