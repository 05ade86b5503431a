import type { Heading } from '#src/content/schemas/fields.ts'

/** Splits a title into the light and the heavy part of a heading, before its last word. */
export function splitLastWord(title: string): Heading {
  const at = title.trim().lastIndexOf(' ')
  return { light: title.slice(0, Math.max(0, at)), heavy: title.slice(at + 1) }
}
