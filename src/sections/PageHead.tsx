import type { ReactNode } from 'react'
import type { Heading as HeadingText } from '../content/schemas/fields.ts'
import { classNames } from '../ui/class-names.ts'
import { Heading } from '../ui/Heading.tsx'
import styles from './PageHead.module.css'

type PageHeadProps = { title: HeadingText; intro?: string; wide?: boolean; children?: ReactNode }

/** The head of a page: its title, and an introduction on the right. */
export function PageHead({ title, intro, wide = false, children }: PageHeadProps) {
  return (
    <header className={classNames('wrap grid', styles.head, wide && styles.wide)}>
      {children && <div className={styles.above}>{children}</div>}
      <div className={styles.title}>
        <Heading as="h1" size={1} {...title} />
      </div>
      {intro && <p className={styles.intro}>{intro}</p>}
    </header>
  )
}
