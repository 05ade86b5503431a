import type { SendMailOptions } from 'nodemailer'
import type { Config, MailAddress } from '../config.ts'
import type { StoredMessage } from './store.ts'

/**
 * The mail that tells the team of a message. It comes from the site's own address, so that no provider takes it
 * for a forgery, and an answer goes to the visitor. Addresses are objects and the body is plain text: nothing a
 * visitor writes can add a recipient, a header or markup.
 */
export function composeMail(
  message: StoredMessage,
  { from, to }: Pick<Config['mail'], 'from' | 'to'>,
): SendMailOptions {
  const { reference, name, email, service, acceptedAt } = message
  const visitor: MailAddress = { name, address: email }
  return {
    from,
    to,
    replyTo: visitor,
    subject: [`Website message ${reference}`, name, service].filter((part) => part !== '').join(' · '),
    // The same for every attempt, so that a mail program shows a repeated mail once.
    messageId: `<${reference}@${from.address.split('@').at(-1)}>`,
    date: new Date(acceptedAt),
    text: [
      `Name:      ${name}`,
      `Email:     ${email}`,
      `Service:   ${service || 'none chosen'}`,
      `Received:  ${new Date(acceptedAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      `Reference: ${reference}`,
      '',
      message.message,
      '',
    ].join('\n'),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
