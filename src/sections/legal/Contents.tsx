import { Plus } from 'lucide-react'
import { classNames } from '#src/ui/class-names.ts'
import { LineIcon } from '#src/ui/LineIcon.tsx'
import styles from './LegalText.module.css'

export type ContentsEntry = { slug: string; text: string }

/** The table of contents of a long text. On narrow screens it is a disclosure. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const list = (
    <ol className={styles.list}>
      {entries.map(({ slug, text }) => (
        <li key={slug} className={styles.entry}>
          <a className={classNames('plain-link label soft', styles.link)} href={`#${slug}`}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label="Contents">
      <div className="wide-only">{list}</div>
      <details className={styles.folded}>
        <summary className={classNames('summary label', styles.contentsSummary)}>
          Contents
          <LineIcon icon={Plus} className="accent sign" />
        </summary>
        {list}
      </details>
    </nav>
  )
}
