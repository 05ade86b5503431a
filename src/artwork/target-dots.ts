/** Number of people that one dot represents. */
const PEOPLE_PER_DOT = 100

type Group = { readonly people: number }

/** Returns the number of dots for a group of people. */
export function dotsFor({ people }: Group): number {
  return Math.round(people / PEOPLE_PER_DOT)
}

/**
 * Returns the dots for the targets of the CSR programme.
 * @param targets the groups of people to reach
 * @param milestones the groups already reached
 * @returns the number of dots for each target, and the total number of highlighted dots
 */
export function targetDots(
  targets: readonly Group[],
  milestones: readonly Group[],
): { groups: number[]; highlighted: number } {
  return {
    groups: targets.map(dotsFor),
    highlighted: milestones.map(dotsFor).reduce((sum, count) => sum + count, 0),
  }
}
