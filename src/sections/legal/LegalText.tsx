import type { ReactNode } from 'react'
import type { Legal } from '#src/content/schemas/legal.ts'
import { formatDate } from '#src/content/text/format-date.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Contents, type ContentsEntry } from './Contents.tsx'
import styles from './LegalText.module.css'
import { splitLastWord } from './split-last-word.ts'

type LegalTextProps = {
  legal: Pick<Legal, 'title' | 'updated' | 'summary'>
  sections: readonly ContentsEntry[]
  /** The text as HTML, rendered from Markdown. */
  children: ReactNode
}

/** A legal text: summary, table of contents and numbered sections. */
export function LegalText({ legal, sections, children }: LegalTextProps) {
  return (
    <article className={classNames('wrap grid', styles.legal)}>
      <header className={styles.head}>
        <Heading as="h1" size={1} inline {...splitLastWord(legal.title)} />
        <p className={classNames('soft', styles.updated)}>
          Updated <time dateTime={legal.updated}>{formatDate(legal.updated, 'short')}</time>
        </p>
      </header>
      <p className={styles.summary}>{legal.summary}</p>
      <div className={styles.contents}>
        <Contents entries={sections} />
      </div>
      <div className={styles.text}>{children}</div>
    </article>
  )
}
