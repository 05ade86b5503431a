import { PhoneDisclosure } from '#src/ui/PhoneDisclosure.tsx'
import styles from './LegalText.module.css'

export type ContentsEntry = { slug: string; text: string }

/** The table of contents of a long text. On phones it is a disclosure. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  return (
    <nav aria-label="Contents">
      <PhoneDisclosure summary="Contents">
        <ol className={styles.list}>
          {entries.map(({ slug, text }) => (
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
