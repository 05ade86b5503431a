import type { ContactPage } from '#src/content/schemas/pages.ts'
import styles from './ContactForm.module.css'
import type { Fields } from './send-message.ts'
import { whatsappLink } from './whatsapp-link.ts'

type FailureHelpProps = {
  words: ContactPage['failure']
  fields: Fields
  /** The group's number, or empty. */
  whatsapp: string
  /** The server could not be reached. */
  unreachable: boolean
  /** Keeps the message on this device; left out where one waits there already. */
  onKeep: (() => void) | undefined
}

/** Other ways for a message that could not be sent: wait on the device, with consent, or go by WhatsApp. */
export function FailureHelp({ words, fields, whatsapp, unreachable, onKeep }: FailureHelpProps) {
  if (!unreachable && whatsapp === '') return null
  return (
    <div className={styles.help}>
      {unreachable && <p>{words.offline}</p>}
      {unreachable && onKeep && (
        <button className={styles.secondary} type="button" onClick={onKeep}>
          {words.keep}
        </button>
      )}
      {whatsapp !== '' && (
        <a className={styles.secondary} href={whatsappLink(whatsapp, fields)} target="_blank" rel="noopener">
          {words.whatsapp}
        </a>
      )}
    </div>
  )
}
