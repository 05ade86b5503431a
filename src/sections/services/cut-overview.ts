/** Characters of an overview that a card shows (docs/requirements.md#limits). */
const SHOWN = 120

/**
 * The first 120 characters of an overview and an ellipsis; a space before the ellipsis is left out. An
 * overview that is no longer than that is shown whole.
 */
export function cutOverview(overview: string): string {
  const characters = Array.from(overview.trim().replace(/\s+/g, ' '))
  if (characters.length <= SHOWN) return characters.join('')
  return `${characters.slice(0, SHOWN).join('').trimEnd()}…`
}
