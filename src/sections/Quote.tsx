import styles from './Quote.module.css'

/** What somebody said, and who. */
export function Quote({ text, source }: { text: string; source: string }) {
  return (
    <figure className="flow" data-reveal="downwards">
      <blockquote className={styles.words}>
        <p>“{text}”</p>
      </blockquote>
      <figcaption className="soft">{source}</figcaption>
    </figure>
  )
}
