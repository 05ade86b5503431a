import type { ContactPage } from '#src/content/schemas/contact-page.ts'
import { Button } from '#src/ui/Button.tsx'
import { classNames } from '#src/ui/class-names.ts'
import styles from './ContactForm.module.css'

type SavedDraftNoticeProps = {
  words: ContactPage['failure']
  isOld: boolean
  onSend: () => void
  onRemove: () => void
}

/** Says that a draft is saved on this device, with buttons to send or remove it. */
export function SavedDraftNotice({ words, isOld, onSend, onRemove }: SavedDraftNoticeProps) {
  return (
    <div className={classNames('flow', styles.savedDraft)}>
      <p>{isOld ? words.old : words.kept}</p>
      <div className={classNames('cluster', styles.help)}>
        <Button size="small" onClick={onSend}>
          {words.sendNow}
        </Button>
        <Button size="small" onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </div>
  )
}
