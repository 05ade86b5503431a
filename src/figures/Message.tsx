import type { FigureOf } from '#src/content/schemas/figures/figure.ts'
import { classNames } from '#src/ui/class-names.ts'
import styles from './Screen.module.css'

const CHANNEL_NAMES = { sms: 'SMS', ussd: 'USSD', whatsapp: 'WhatsApp', email: 'Email' }

/** A message or a dialogue, word for word. */
export function Message({ channel, from, subject, turns }: FigureOf<'message'>) {
  return (
    <div className={classNames('flow', styles.screen, styles.message, styles[channel])}>
      <p className={classNames('cluster apart label soft', styles.title)}>
        <span className={`heavy ${styles.from}`}>{from}</span> <span>{CHANNEL_NAMES[channel]}</span>
      </p>
      {subject && <p className="label">{subject}</p>}
      {turns.map(({ by, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: texts may repeat, and never change their order
        <p key={index} className={classNames(styles.turn, styles[by])}>
          <span className="visually-hidden">{by === 'person' ? 'Reply: ' : `${from}: `}</span>
          {text}
        </p>
      ))}
    </div>
  )
}
