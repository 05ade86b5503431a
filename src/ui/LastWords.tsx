import styles from './LastWords.module.css'

/** The text of a heading. Its last two words share a line wherever both fit, so that no word ends up alone. */
export function LastWords({ children: text }: { children: string }) {
  const words = text.trim().split(/\s+/)
  if (words.length < 3) return text
  return (
    <>
      {words.slice(0, -2).join(' ')} <span className={styles.words}>{words.slice(-2).join(' ')}</span>
    </>
  )
}
