import type { Figure } from '#src/content/schemas/figures/figure.ts'

/** Returns the device on which a figure is seen. Text messages and USSD are read on a keypad phone, mails on a computer. */
export function deviceOf(figure: Figure): 'computer' | 'phone' | 'keypad' | 'paper' {
  if (figure.kind === 'screen') return figure.device
  if (figure.kind !== 'message') return 'paper'
  if (figure.channel === 'email') return 'computer'
  return figure.channel === 'whatsapp' ? 'phone' : 'keypad'
}
