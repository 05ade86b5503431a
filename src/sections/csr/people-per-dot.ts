/** How many people one dot stands for. */
const PEOPLE = 100

/** How many dots stand for so many people. */
export function dotsFor({ people }: { people: number }): number {
  return Math.round(people / PEOPLE)
}
