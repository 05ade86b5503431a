import type { ReactNode } from 'react'
import type { Heading as HeadingText } from '#src/content/schemas/fields.ts'
import type { Legal } from '#src/content/schemas/other-pages.ts'
import { formatDate } from '#src/content/text/dates.ts'
import '#src/styles/table.css'
import { classNames } from '#src/ui/class-names.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { PhoneDisclosure } from '#src/ui/PhoneDisclosure.tsx'
import styles from './LegalText.module.css'

type LegalTextProps = {
  legal: Pick<Legal, 'title' | 'updated' | 'summary'>
  sections: readonly { slug: string; text: string }[]
  children: ReactNode
}

/** A legal text: summary, table of contents and numbered sections. */
export function LegalText({ legal, sections, children }: LegalTextProps) {
  return (
    <article className={classNames('wrap grid', styles.legal)}>
      <header className={classNames('cluster apart', styles.head)}>
        <Heading as="h1" inline {...splitLastWord(legal.title)} />
        <p className="label soft">
          Updated <time dateTime={legal.updated}>{formatDate(legal.updated, 'short')}</time>
        </p>
      </header>
      <p className={classNames('tight', styles.summary)}>{legal.summary}</p>
      <div className={styles.contents}>
        <Contents sections={sections} />
      </div>
      <div className={styles.text}>{children}</div>
    </article>
  )
}

/** The table of contents of a long text. On phones it is a disclosure. */
function Contents({ sections }: Pick<LegalTextProps, 'sections'>) {
  return (
    <nav aria-label="Contents">
      <PhoneDisclosure summary="Contents">
        <ol>
          {sections.map(({ slug, text }) => (
            <li key={slug} className={styles.entry}>
              <a className={`plain-link label soft ${styles.link}`} href={`#${slug}`}>
                {text}
              </a>
            </li>
          ))}
        </ol>
      </PhoneDisclosure>
    </nav>
  )
}

/** Splits a title: the last word is heavy, the words before it are light. */
function splitLastWord(title: string): HeadingText {
  const at = title.trim().lastIndexOf(' ')
  return { light: title.slice(0, Math.max(0, at)), heavy: title.slice(at + 1) }
}
