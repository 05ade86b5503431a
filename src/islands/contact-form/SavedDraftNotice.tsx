import type { ContactPage } from '#src/content/schemas/pages.ts'
import styles from './ContactForm.module.css'

type SavedDraftNoticeProps = { words: ContactPage['failure']; onSend: () => void; onRemove: () => void }

/** Says that a draft is saved on this device, with buttons to send or remove it. */
export function SavedDraftNotice({ words, onSend, onRemove }: SavedDraftNoticeProps) {
  return (
    <div className={styles.savedDraft}>
      <p>{words.kept}</p>
      <div className={styles.help}>
        <button className={styles.secondary} type="button" onClick={onSend}>
          {words.sendNow}
        </button>
        <button className={styles.secondary} type="button" onClick={onRemove}>
          {words.remove}
        </button>
      </div>
    </div>
  )
}
