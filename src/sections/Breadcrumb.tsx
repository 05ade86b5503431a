import { ArrowLeft } from 'lucide-react'
import { LineIcon } from '../ui/LineIcon.tsx'
import styles from './Breadcrumb.module.css'

type BreadcrumbProps = {
  href: string
  /** Name of the page one level up. */
  label: string
  /** What kind of thing this page shows, beside the way back. */
  kind?: string | undefined
}

/** The way back to the list that a page belongs to. */
export function Breadcrumb({ href, label, kind }: BreadcrumbProps) {
  return (
    <div className={styles.crumbs}>
      <nav aria-label="Breadcrumb">
        <a className={styles.back} href={href}>
          <LineIcon icon={ArrowLeft} className={styles.arrow} />
          {label}
        </a>
      </nav>
      {kind && <p className={styles.kind}>{kind}</p>}
    </div>
  )
}
