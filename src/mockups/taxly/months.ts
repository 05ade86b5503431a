/** The months of a year, each with its initial letter. */
export const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'
  .split(' ')
  .map((id) => ({ id, letter: id.slice(0, 1) }))
