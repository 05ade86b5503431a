import type { ReactNode } from 'react'
import type { RenderedPicture } from '#src/drawings/render-picture.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Fit } from '#src/ui/Fit.tsx'
import { Artwork } from './Artwork.tsx'
import styles from './NextEntry.module.css'

type NextEntryProps = {
  label: string
  title: string
  href: string
  picture: RenderedPicture
  /** True for a product that is not open yet: its name is thin. */
  isUnfinished?: boolean
  /** A line below the title. */
  children?: ReactNode
}

/** The end of a page: its next sibling, on a plate in front of its cloth, which fills the width of the window. */
export function NextEntry({ label, title, href, picture, isUnfinished, children }: NextEntryProps) {
  return (
    <nav className={classNames('no-print', styles.next)} aria-label={label}>
      <Artwork fill picture={picture} />
      <div className={classNames('wrap', styles.overlay)}>
        <a className={styles.plate} href={href}>
          <span className="label accent">{label}</span>
          <span className={classNames('title-2', isUnfinished && 'light')}>
            <Fit text={title}>
              <span className={styles.title}>{title}</span>
            </Fit>
          </span>
          {children}
        </a>
      </div>
    </nav>
  )
}
