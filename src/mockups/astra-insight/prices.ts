import { daysAfter } from '../format.ts'
import { seededRandom } from '../seeded-random.ts'

export type Market = {
  name: string
  town: string
  /** Weekly median price of a kilogram of white maize, in kobo. */
  weeks: number[]
}

const WEEKS = 40

/** The Mondays of the forty weeks, up to 9 March 2026. */
export const MONDAYS: readonly string[] = Array.from({ length: WEEKS }, (_, week) =>
  daysAfter('2025-06-09', week * 7),
)

/** Price level by week, from 0 to 1: high before the harvest, lowest during it, rising in the dry season. */
const SEASON = [
  [0, 0.72],
  [8, 1],
  [14, 0.62],
  [21, 0],
  [27, 0.12],
  [33, 0.3],
  [39, 0.5],
] as const

export const MARKETS = [
  market('Mile 12', 'Lagos', 441, 586, 5),
  market('Bodija', 'Ibadan', 424, 566, 6),
  market('Dawanau', 'Kano', 346, 508, 7),
] as const satisfies readonly Market[]

/** Weekly rain in Kano, in mm. */
export const RAIN: readonly number[] = MONDAYS.map(
  (_, week) => Math.max(0, Math.round(66 * Math.cos((week - 10) / 6.6) ** 3)) * (week < 20 ? 1 : 0),
)

/** The market where traders buy. */
export const SOURCE = MARKETS[2]

/** Returns the price in a market a given number of weeks ago, in kobo. */
export const priceOf = ({ weeks }: Market, back = 0): number => weeks[weeks.length - 1 - back] ?? 0

export type Trade = {
  to: string
  price: number
  /** Number of trades from which the median price is calculated. */
  reports: number
  change: number
  haulage: number
  levies: number
}

/** Price and costs per kilogram of maize bought in Kano, by destination, in kobo. */
export const TRADES: readonly Trade[] = [
  reported(MARKETS[0], { to: 'Mile 12, Lagos', reports: 31, haulage: 6420, levies: 910 }),
  reported(MARKETS[1], { to: 'Bodija, Ibadan', reports: 24, haulage: 5730, levies: 860 }),
  { to: 'Ogbete, Enugu', price: 50_260, reports: 17, change: 2.3, haulage: 5480, levies: 1240 },
  { to: 'Dei-Dei, Abuja', price: 46_390, reports: 19, change: 0.8, haulage: 2610, levies: 420 },
  { to: 'Terminus, Jos', price: 44_980, reports: 11, change: -1.1, haulage: 2540, levies: 490 },
]

/** Returns the profit of a trade after haulage and levies, in kobo. */
export const leftOver = ({ price, haulage, levies }: Trade): number =>
  price - priceOf(SOURCE) - haulage - levies

function reported(at: Market, trade: Omit<Trade, 'price' | 'change'>): Trade {
  const [price, before] = [priceOf(at), priceOf(at, 4)]
  return { ...trade, price, change: (price / before - 1) * 100 }
}

function market(name: string, town: string, low: number, high: number, seed: number): Market {
  const random = seededRandom(seed)
  const weeks = MONDAYS.map((_, week) => {
    const price = low + (high - low) * season(week) + (random() - 0.5) * 11
    return Math.round(price * 100)
  })
  return { name, town, weeks }
}

function season(week: number): number {
  const next = Math.max(
    1,
    SEASON.findIndex(([at]) => at >= week),
  )
  const [from, to] = [SEASON[next - 1] ?? SEASON[0], SEASON[next] ?? SEASON[0]]
  const part = (week - from[0]) / (to[0] - from[0])
  const eased = (1 - Math.cos(Math.PI * part)) / 2
  return from[1] + (to[1] - from[1]) * eased
}

/** Monday of the current week. */
export const TODAY = MONDAYS[MONDAYS.length - 1] ?? ''
