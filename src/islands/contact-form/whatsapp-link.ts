import type { Fields } from './send-message.ts'

/** Maximum length of the text in a WhatsApp link, in characters. Longer links fail on some phones. */
const MAX_TEXT_LENGTH = 1500

/**
 * Returns a link that opens WhatsApp with the typed message and name.
 * @param number the group's number, digits only
 */
export function whatsappLink(number: string, { name, message }: Pick<Fields, 'name' | 'message'>): string {
  const text = [...`${message.trim()}\n\n${name.trim()}`.trim()].slice(0, MAX_TEXT_LENGTH).join('')
  return `https://wa.me/${number}?${new URLSearchParams({ text }).toString().replaceAll('+', '%20')}`
}
