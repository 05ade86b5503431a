import type { ReactNode } from 'react'
import type { Heading as HeadingText } from '#src/content/schemas/fields.ts'
import type { Legal } from '#src/content/schemas/other-pages.ts'
import { formatDate } from '#src/content/text/dates.ts'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Contents, type ContentsEntry } from './Contents.tsx'
import styles from './LegalText.module.css'

type LegalTextProps = {
  legal: Pick<Legal, 'title' | 'updated' | 'summary'>
  sections: readonly ContentsEntry[]
  children: ReactNode
}

/** A legal text: summary, table of contents and numbered sections. */
export function LegalText({ legal, sections, children }: LegalTextProps) {
  return (
    <article className={classNames('wrap grid', styles.legal)}>
      <header className={classNames('cluster', styles.head)}>
        <Heading as="h1" size={1} inline {...splitLastWord(legal.title)} />
        <p className="label soft">
          Updated <time dateTime={legal.updated}>{formatDate(legal.updated, 'short')}</time>
        </p>
      </header>
      <p className={classNames('tight', styles.summary)}>{legal.summary}</p>
      <div className={styles.contents}>
        <Contents entries={sections} />
      </div>
      <div className={styles.text}>{children}</div>
    </article>
  )
}

/** Splits a title: the last word is heavy, the words before it are light. */
function splitLastWord(title: string): HeadingText {
  const at = title.trim().lastIndexOf(' ')
  return { light: title.slice(0, Math.max(0, at)), heavy: title.slice(at + 1) }
}
