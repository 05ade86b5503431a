import type { ServicesPage } from '#src/content/schemas/list-pages.ts'
import { ArrowLink } from '#src/ui/ArrowLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { urls } from '#src/urls.ts'
import styles from './Services.module.css'

/** The head of the services page: a title over the full width, an introduction and a link to the terms. */
export function ServicesHead({ hero, link }: { hero: ServicesPage['hero']; link: string }) {
  return (
    <header className={classNames('wrap grid', styles.head)}>
      <Heading as="h1" size={1} inline className={styles.pageTitle} {...hero.title} />
      <div className={classNames('soft stack', styles.intro)}>
        <p className="lead">{hero.intro}</p>
        <ArrowLink href={urls.services('how-we-work')}>{link}</ArrowLink>
      </div>
    </header>
  )
}
