/** A font that is installed on the visitor's device. */
export interface LocalFont {
  /** Names for `local()`: the font, and fonts with the same metrics. */
  readonly names: readonly string[]
  /** Mean advance of the sample text in fallback-metrics.ts, in em. */
  readonly meanAdvance: number
}

/*
 * Names of Linux fonts come first, because Chromium on Linux takes 2 ms to search for a missing name, at every text size.
 *
 * The mean advances of Arial and Liberation Serif are measured (Liberation Sans has the widths of Arial). For each other
 * font, the advance of Arial is multiplied by the ratio of the published average widths of that font and Arial. For
 * Georgia, the published width is that of Gelasio, which has the same metrics.
 */

export const ARIAL: LocalFont = { names: ['Liberation Sans', 'Arial', 'ArialMT'], meanAdvance: 0.4414 }
export const ARIAL_BOLD: LocalFont = {
  names: ['Liberation Sans Bold', 'Arial Bold', 'Arial-BoldMT'],
  meanAdvance: 0.4763,
}
export const LIBERATION_SERIF: LocalFont = { names: ['Liberation Serif'], meanAdvance: 0.4004 }
export const GEORGIA: LocalFont = { names: ['Georgia', 'Gelasio'], meanAdvance: 0.4414 }
export const ROBOTO: LocalFont = { names: ['Roboto', 'Roboto-Regular'], meanAdvance: 0.4404 }
export const ROBOTO_BOLD: LocalFont = { names: ['Roboto Bold', 'Roboto-Bold'], meanAdvance: 0.4477 }
export const NOTO_SERIF: LocalFont = {
  names: ['Noto Serif', 'NotoSerif-Regular', 'NotoSerif'],
  meanAdvance: 0.4762,
}
