import { MAX_CARD_LENGTH } from '#src/content/schemas/service.ts'

/** Cuts an overview to MAX_CARD_LENGTH characters and adds an ellipsis, with no space before the ellipsis. */
export function cutOverview(overview: string): string {
  const characters = Array.from(overview.trim().replace(/\s+/g, ' '))
  if (characters.length <= MAX_CARD_LENGTH) return characters.join('')
  return `${characters.slice(0, MAX_CARD_LENGTH).join('').trimEnd()}…`
}
