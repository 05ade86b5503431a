import type { ReactNode } from 'react'
import type { Heading as HeadingText } from '#src/content/schemas/fields.ts'
import { Columns } from '#src/ui/Columns.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import styles from './PageHead.module.css'

type PageHeadProps = { title: HeadingText; intro?: string; wide?: boolean; children?: ReactNode }

/** The head of a page: its title, and an introduction on the right. Its children are above the title. */
export function PageHead({ title, intro, wide = false, children }: PageHeadProps) {
  return (
    <header className={classNames('wrap', styles.head)}>
      {children}
      <Columns split={wide ? 'below' : '8-9'} stack="short" end className={styles.columns}>
        <Heading as="h1" size={1} className={wide ? styles.wide : undefined} {...title} />
        {intro && <p className="soft">{intro}</p>}
      </Columns>
    </header>
  )
}
