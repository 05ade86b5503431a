import type { ContactPage } from '#src/content/schemas/pages.ts'
import styles from './ContactForm.module.css'
import type { Fields } from './send-message.ts'
import { whatsappLink } from './whatsapp-link.ts'

type FailureHelpProps = {
  words: ContactPage['failure']
  fields: Fields
  /** The group's WhatsApp number, digits only, or empty. */
  whatsapp: string
  unreachable: boolean
  /** Saves the message on this device; undefined if a draft is saved already. */
  onSave: (() => void) | undefined
}

/** Offers two alternatives for a message that could not be sent: save it on the device, or send it by WhatsApp. */
export function FailureHelp({ words, fields, whatsapp, unreachable, onSave }: FailureHelpProps) {
  if (!unreachable && whatsapp === '') return null
  return (
    <div className={styles.help}>
      {unreachable && <p>{words.offline}</p>}
      {unreachable && onSave && (
        <button className={styles.secondary} type="button" onClick={onSave}>
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
