import { ArrowLeft } from 'lucide-react'
import { classNames } from '#src/ui/class-names.ts'
import { LineIcon } from '#src/ui/LineIcon.tsx'
import styles from './Breadcrumb.module.css'

type BreadcrumbProps = {
  href: string
  label: string
  kind?: string | undefined
}

/** A link to the list that contains the current page, and the kind of the page, like the category of a product. */
export function Breadcrumb({ href, label, kind }: BreadcrumbProps) {
  return (
    <div className={classNames('cluster label', styles.crumbs)}>
      <nav aria-label="Breadcrumb">
        <a className={classNames('plain-link with-icon gap-2', styles.back)} href={href}>
          <LineIcon icon={ArrowLeft} />
          {label}
        </a>
      </nav>
      {kind && <p className="accent">{kind}</p>}
    </div>
  )
}
