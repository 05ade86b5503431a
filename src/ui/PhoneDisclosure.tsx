import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { LineIcon } from './LineIcon.tsx'
import styles from './PhoneDisclosure.module.css'

type PhoneDisclosureProps = {
  summary: string
  /** Hidden text that completes the summary: the name of what is described (WCAG 2.2 SC 2.4.6). */
  about?: string
  children: ReactNode
}

/** A part that phones show on a tap. Wider windows and print show it without the summary. Works without scripts. */
export function PhoneDisclosure({ summary, about, children }: PhoneDisclosureProps) {
  return (
    <details className={styles.details}>
      <summary className={classNames('summary label', styles.summary)}>
        <span>
          {summary} {about && <span className="visually-hidden">({about})</span>}
        </span>
        <LineIcon icon={Plus} className="accent sign" />
      </summary>
      {children}
    </details>
  )
}
