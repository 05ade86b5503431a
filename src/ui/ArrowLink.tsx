import { ArrowRight, ArrowUpRight } from 'lucide-react'
import styles from './ArrowLink.module.css'
import { LineIcon } from './LineIcon.tsx'

type ArrowLinkProps = {
  href: string
  children: string
  /** Completes the link's name for people who hear it out of context, like "about Data Engineering". */
  about?: string
  newTab?: boolean
}

/** A quiet link that leads on. */
export function ArrowLink({ href, children, about, newTab = false }: ArrowLinkProps) {
  return (
    <a className={styles.link} href={href} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
      {about && <span className="visually-hidden"> {about}</span>}
      {newTab && <span className="visually-hidden"> (opens in a new tab)</span>}
      <LineIcon icon={newTab ? ArrowUpRight : ArrowRight} className={styles.arrow} />
    </a>
  )
}
