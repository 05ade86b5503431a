import type { Fields } from './send-message.ts'

/** Longest text that WhatsApp links carry on all phones, in characters. */
const LONGEST = 1500

/**
 * A link that opens WhatsApp with what was typed. Nothing is requested from WhatsApp before the tap.
 * @param number the group's number, digits only
 */
export function whatsappLink(number: string, { name, message }: Pick<Fields, 'name' | 'message'>): string {
  const text = [...`${message.trim()}\n\n${name.trim()}`.trim()].slice(0, LONGEST).join('')
  return `https://wa.me/${number}?${new URLSearchParams({ text }).toString().replaceAll('+', '%20')}`
}
