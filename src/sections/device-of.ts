import type { Figure } from '#src/content/schemas/figures/figure.ts'

/** Returns the device on which a figure is seen. Text messages and USSD are read on a keypad phone, mails on a computer. */
export function deviceOf(figure: Figure): 'computer' | 'phone' | 'keypad' | 'paper' {
  if (figure.kind === 'screen') return figure.device
  if (figure.kind !== 'message') return 'paper'
  if (figure.channel === 'email') return 'computer'
  return figure.channel === 'whatsapp' ? 'phone' : 'keypad'
}

/** Splits the figures of a case study: those on its artwork, which are what was built or else the first one, and the others. */
export function splitFigures(figures: readonly Figure[]): { plate: Figure[]; others: Figure[] } {
  const built = figures.filter(({ kind }) => kind === 'screen' || kind === 'message')
  const plate = built.length > 0 ? built : figures.slice(0, 1)
  return { plate, others: figures.filter((figure) => !plate.includes(figure)) }
}
