/** How many people one dot stands for. */
const PEOPLE_PER_DOT = 100

type Count = { readonly people: number }

/** How many dots stand for so many people. */
export function dotsFor({ people }: Count): number {
  return Math.round(people / PEOPLE_PER_DOT)
}

/**
 * A promise as a cloth of dots.
 * @param targets the groups of people who are to be reached
 * @param milestones the groups who have been reached
 * @returns the dots of each target, and how many of all dots are dyed
 */
export function promisedCloth(
  targets: readonly Count[],
  milestones: readonly Count[],
): { groups: number[]; dyed: number } {
  return {
    groups: targets.map(dotsFor),
    dyed: milestones.map(dotsFor).reduce((sum, count) => sum + count, 0),
  }
}
