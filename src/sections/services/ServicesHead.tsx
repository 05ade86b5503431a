import type { ServicesPage } from '#src/content/schemas/pages.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './ServicesHead.module.css'

type ServicesHeadProps = { hero: ServicesPage['hero'] }

/** The head of the services page: a title over the full width. */
export function ServicesHead({ hero }: ServicesHeadProps) {
  return (
    <header className={classNames('wrap grid', styles.head)}>
      <div className={styles.title}>
        <Heading as="h1" size={1} inline {...hero.title} />
      </div>
      <p className={classNames('lead', styles.intro)}>{hero.intro}</p>
    </header>
  )
}
