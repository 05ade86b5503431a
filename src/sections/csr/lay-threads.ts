import { WEAVES, type Weave } from '#src/pattern/aso-oke/weave-draft.ts'

type Share = { area: string; percentage: number }

/** A share of the cloth: how many threads come before it and after it, of a hundred, and how it is woven. */
export type LaidShare = Share & { before: number; after: number; weave: Weave }

/** Lays shares of a whole side by side as a hundred threads, one for each per cent, each in a weave of its own. */
export function layThreads(shares: readonly Share[]): LaidShare[] {
  let before = 0
  return shares.map((share, index) => {
    const laid = {
      ...share,
      before,
      after: 100 - before - share.percentage,
      weave: WEAVES[index % WEAVES.length] ?? 'plain weave',
    }
    before += share.percentage
    return laid
  })
}
