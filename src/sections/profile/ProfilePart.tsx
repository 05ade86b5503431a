import type { ReactNode } from 'react'
import type { Heading as HeadingWords } from '#src/content/schemas/fields.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './ProfilePart.module.css'

type ProfilePartProps = { id: string; title: HeadingWords; intro?: string; children: ReactNode }

/** A part of the company profile, which begins on a new sheet. */
export function ProfilePart({ id, title, intro, children }: ProfilePartProps) {
  return (
    <section className={classNames('wrap', styles.part)} aria-labelledby={id}>
      <header className={styles.head}>
        {/* Bookmarks of a PDF leave out the space between the two spans. */}
        <Heading as="h2" id={id} inline light={`${title.light} `} heavy={title.heavy} />
        {intro && <p className={styles.intro}>{intro}</p>}
      </header>
      {children}
    </section>
  )
}
