/** Replaces the spaces of a sum or a duration, so that “₦60 million” is not broken across lines. */
export function onOneLine(text: string): string {
  return text.replaceAll(' ', '\u00a0')
}
