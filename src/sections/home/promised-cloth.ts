import type { Csr } from '../../content/schemas/csr.ts'

/** How many people one dot of the cloth stands for. */
const PEOPLE_PER_DOT = 100

/** The promised cloth: dots for each group of people to be trained, and how many of them are dyed, which is done. */
export function promisedCloth({ targetedMetrics, currentMilestones }: Csr['impact']): {
  promised: number[]
  dyed: number
} {
  return {
    promised: targetedMetrics.map(({ people }) => people / PEOPLE_PER_DOT),
    dyed: currentMilestones.reduce((sum, { people }) => sum + people, 0) / PEOPLE_PER_DOT,
  }
}
