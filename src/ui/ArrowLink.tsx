import { ArrowRight, ArrowUpRight } from 'lucide-react'
import styles from './ArrowLink.module.css'
import { LineIcon } from './LineIcon.tsx'

type ArrowLinkProps = {
  href: string
  children: string
  /** Hidden text that completes the accessible name, like "about Data Engineering" (WCAG 2.2 SC 2.4.9). */
  about?: string
  newTab?: boolean
}

/** A text link with an arrow. */
export function ArrowLink({ href, children, about, newTab = false }: ArrowLinkProps) {
  return (
    <a
      className={`label with-icon ${styles.link}`}
      href={href}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
      {about && <span className="visually-hidden"> {about}</span>}
      {newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
      <LineIcon icon={newTab ? ArrowUpRight : ArrowRight} />
    </a>
  )
}
