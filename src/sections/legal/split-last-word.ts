import type { Heading } from '#src/content/schemas/fields.ts'

/** Splits a title into the two parts of a heading: the last word is heavy, the words before it are light. */
export function splitLastWord(title: string): Heading {
  const at = title.trim().lastIndexOf(' ')
  return { light: title.slice(0, Math.max(0, at)), heavy: title.slice(at + 1) }
}
