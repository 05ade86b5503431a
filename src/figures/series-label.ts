/** Width of a character of a label at the narrowest chart, as a share of the chart. */
const CHARACTER_SHARE = 0.042

/** Height above a point at which the label begins, as a share of the chart. */
const CLEARANCE = 0.06

/** Values below this share of the chart have no room for a label under them. */
const MIN_ROOM_BELOW = 0.18

/**
 * Returns the side of the last point of a series that its label is on: below if the line falls through the place above.
 */
export function labelSide(values: readonly number[], label: string, max: number): 'above' | 'below' {
  const last = values.length - 1
  const end = values[last] ?? 0
  const from = Math.max(0, Math.floor(last * (1 - label.length * CHARACTER_SHARE)))
  const isCrossed = (Math.max(...values.slice(from)) - end) / max > CLEARANCE
  return isCrossed && end / max >= MIN_ROOM_BELOW ? 'below' : 'above'
}
