import type { Heading } from '#src/content/schemas/fields.ts'

/** Splits a title before its last word, so that it can be set light and heavy. */
export function inTwoWeights(title: string): Heading {
  const at = title.trim().lastIndexOf(' ')
  return { light: title.slice(0, Math.max(0, at)), heavy: title.slice(at + 1) }
}
