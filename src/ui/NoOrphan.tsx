import styles from './NoOrphan.module.css'

/** Text without an orphan, a single word on its last line: the last two words stay on one line if both fit. */
export function NoOrphan({ children: text }: { children: string }) {
  const words = text.trim().split(/\s+/)
  if (words.length < 3) return text
  return (
    <>
      {words.slice(0, -2).join(' ')} <span className={styles.words}>{words.slice(-2).join(' ')}</span>
    </>
  )
}
