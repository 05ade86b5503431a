/** Maximum length of the overview on a service card, in characters (docs/requirements.md#limits). */
const MAX_LENGTH = 120

/** Cuts an overview to 120 characters and adds an ellipsis, with no space before the ellipsis. */
export function cutOverview(overview: string): string {
  const characters = Array.from(overview.trim().replace(/\s+/g, ' '))
  if (characters.length <= MAX_LENGTH) return characters.join('')
  return `${characters.slice(0, MAX_LENGTH).join('').trimEnd()}…`
}
