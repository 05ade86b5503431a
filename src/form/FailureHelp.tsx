import type { ContactPage } from '#src/content/schemas/contact-page.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { classNames } from '#src/ui/class-names.ts'
import styles from './ContactForm.module.css'
import type { Fields } from './send-message.ts'

type FailureHelpProps = {
  words: ContactPage['failure']
  fields: Fields
  whatsapp: string
  unreachable: boolean
  onSave: (() => void) | undefined
}

/** Offers two alternatives for a message that could not be sent: save it on the device, or send it by WhatsApp. */
export function FailureHelp({ words, fields, whatsapp, unreachable, onSave }: FailureHelpProps) {
  if (!unreachable && whatsapp === '') return null
  return (
    <div className={classNames('cluster', styles.help)}>
      {unreachable && <p>{words.offline}</p>}
      {unreachable && onSave && (
        <Button size="small" onClick={onSave}>
          {words.keep}
        </Button>
      )}
      {whatsapp !== '' && (
        <ButtonLink size="small" href={whatsappLink(whatsapp, fields)} newTab>
          {words.whatsapp}
        </ButtonLink>
      )}
    </div>
  )
}

/** Maximum length of the text in a WhatsApp link, in characters. Longer links fail on some phones. */
const MAX_TEXT_LENGTH = 1500

/** Returns a link that opens WhatsApp with the typed message and name. The number has digits only. */
export function whatsappLink(number: string, { name, message }: Pick<Fields, 'name' | 'message'>): string {
  const text = [...`${message.trim()}\n\n${name.trim()}`.trim()].slice(0, MAX_TEXT_LENGTH).join('')
  return `https://wa.me/${number}?${new URLSearchParams({ text }).toString().replaceAll('+', '%20')}`
}
