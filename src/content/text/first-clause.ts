/** Returns a text up to its first comma, semicolon, colon or full stop before a space: what a large label shows of it. */
export function firstClause(text: string): string {
  return text.split(/[.,;:](?:\s|$)/, 1)[0] ?? text
}
