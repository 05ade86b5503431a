import { Paragraphs } from '#src/ui/Paragraphs.tsx'
import styles from './Statement.module.css'

/** The mission or the vision in large type. */
export function Statement({ text }: { text: string }) {
  return (
    <div className={styles.statement}>
      <Paragraphs text={text} />
    </div>
  )
}
