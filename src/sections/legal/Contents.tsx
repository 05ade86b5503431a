import styles from './Contents.module.css'

export type ContentsEntry = { slug: string; text: string }

/** The table of contents of a long text. On narrow screens it opens on demand. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const list = (
    <ol className={styles.list}>
      {entries.map(({ slug, text }) => (
        <li key={slug} className={styles.entry}>
          <a className={styles.link} href={`#${slug}`}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <nav className={styles.side} aria-label="Contents">
        {list}
      </nav>
      <details className={styles.folded}>
        <summary className={styles.summary}>Contents</summary>
        <nav aria-label="Contents">{list}</nav>
      </details>
    </>
  )
}
