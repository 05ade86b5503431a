import styles from './ContactForm.module.css'
import { HINT_ID } from './subject-scripts.ts'

type MessageHintProps = {
  /** Placeholder that the server replaces in the page that answers a form sent without scripts. */
  text?: string
}

/** Says what to write about the subject from the URL. It is hidden while empty, also after a reset of the form. */
export function MessageHint({ text }: MessageHintProps) {
  return (
    <output className={styles.hint} id={HINT_ID}>
      {text}
    </output>
  )
}
