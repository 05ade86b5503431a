import { WEAVES, type Weave } from '#src/pattern/aso-oke/weave-draft.ts'

type Share = { area: string; percentage: number }

/** A share, the total percentages of the shares before it, and the weave that fills its bar. */
export type PositionedShare = Share & { before: number; weave: Weave }

/** Positions the shares of a whole side by side. Adjacent shares get different weaves. */
export function positionShares(shares: readonly Share[]): PositionedShare[] {
  let before = 0
  return shares.map((share, index) => {
    const positioned = { ...share, before, weave: WEAVES[index % WEAVES.length] ?? 'plain weave' }
    before += share.percentage
    return positioned
  })
}
