import type { Address } from '#src/client/similar-addresses.ts'
import { classNames } from '#src/ui/class-names.ts'
import { LargeLinks } from '#src/ui/LargeLinks.tsx'
import styles from './CachedPages.module.css'

type CachedPagesProps = {
  title: string
  /** All pages of the site. `list-cached-pages.ts` lists those that are cached. */
  addresses: readonly Address[]
}

/** The pages that the visitor can read offline. */
export function CachedPages({ title, addresses }: CachedPagesProps) {
  return (
    <section
      className={classNames('wrap sec-bottom', styles.pages)}
      data-cached-pages={JSON.stringify(addresses)}
      hidden
    >
      <h2 className={classNames('label accent', styles.title)}>{title}</h2>
      <LargeLinks />
    </section>
  )
}
