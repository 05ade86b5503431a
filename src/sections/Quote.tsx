import styles from './Quote.module.css'

type QuoteProps = { text: string; source: string }

/** What somebody said, and who. */
export function Quote({ text, source }: QuoteProps) {
  return (
    <figure className="flow" data-reveal="downwards">
      <blockquote className={styles.words}>
        <p>“{text}”</p>
      </blockquote>
      <figcaption className="soft">{source}</figcaption>
    </figure>
  )
}
