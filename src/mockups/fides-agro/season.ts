import { fromNaira, sum } from '../format.ts'
import { seededRandom } from '../seeded-random.ts'

/** The first phase of the season: 15 April to 24 May 2025, replayed in the prototype. */
export const PHASE = { start: '2025-04-15', days: 40 }

/** Rain limits in mm: below `threshold` the insurance pays a part of the insured sum, below `exit` all of it. */
export const COVER = { threshold: 70, exit: 40, normal: 148 }

/** Rain of the phase in mm, from two sources. */
export const MEASURED = { satellite: 61, station: 62 }

/** Cumulative rain by day, up to the measured total. */
export const RAIN: readonly number[] = cumulative(MEASURED.satellite, 19)
/** Cumulative rain by day in a normal year. */
export const NORMAL: readonly number[] = Array.from(
  { length: PHASE.days + 1 },
  (_, day) => COVER.normal * (day / PHASE.days) ** 1.35,
)

/** Share of the insured sum that is paid out: 30% for 61 mm of rain. */
export const SHARE = (COVER.threshold - MEASURED.satellite) / (COVER.threshold - COVER.exit)

/** Farms of the cluster by cover; amounts for a season, in kobo. */
export const COVERS = [
  { premium: fromNaira(500), cover: fromNaira(15_000), farms: 206 },
  { premium: fromNaira(1_000), cover: fromNaira(30_000), farms: 112 },
].map((bought) => ({ ...bought, each: Math.round(bought.cover * SHARE) }))

export const FARMS = sum(COVERS, ({ farms }) => farms)
export const PAYOUT = sum(COVERS, ({ farms, each }) => farms * each)

function cumulative(total: number, seed: number): number[] {
  const random = seededRandom(seed)
  const days = Array.from({ length: PHASE.days }, (_, day) =>
    random() < 0.34 ? 1.5 + random() * (day < 22 ? 9 : 3) : 0,
  )
  const fallen = sum(days, (rain) => rain)
  let soFar = 0
  return [0, ...days.map((rain) => (soFar += (rain / fallen) * total))]
}
