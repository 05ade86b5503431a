import { daysAfter, fromNaira, type Kobo, sum } from '../format.ts'

export type Invoice = {
  id: string
  seller: string
  buyer: string
  face: Kobo
  /** Date of the buyer's confirmation, when the tenor starts. */
  confirmed: string
  tenor: number
  due: string
  /** Discount in percent per month. */
  rate: number
  /** Amount open for funding: 90 % of the face value. */
  wanted: Kobo
  funded: Kobo
}

/** Invoices open for funding. */
export const INVOICES: readonly Invoice[] = [
  invoice('2231', 'Sabon Gari Mills', 'Harmattan Foods', 18_400_000, '2026-02-24', 60, 2.1, 1),
  invoice('2238', 'Ìkòròdú Plastics', 'Lagoon Bottling', 7_250_000, '2026-02-26', 45, 1.8, 0.82),
  invoice('2240', 'Plateau Cold Rooms', 'Crown Hotels', 3_980_000, '2026-02-27', 30, 1.6, 0.64),
  invoice('2244', 'Nnewi Auto Parts', 'Trans-Niger Lines', 12_600_000, '2026-03-04', 90, 2.6, 0.41),
  invoice('2247', 'Gboko Citrus Co-op', 'Harmattan Foods', 5_120_000, '2026-03-05', 60, 2, 0.23),
  invoice('2251', 'Kuje Tailoring Hub', 'FCT Schools Board', 2_300_000, '2026-03-06', 30, 1.7, 0.1),
  invoice('2253', 'Zaria Cotton Ginners', 'Lagoon Garments', 9_870_000, '2026-03-09', 75, 2.3, 0.06),
  invoice('2254', 'Aba Leather Works', 'Crown Hotels', 4_415_000, '2026-03-10', 45, 1.9, 0.04),
  invoice('2256', 'Ogoja Rice Millers', 'Harmattan Foods', 15_300_000, '2026-03-11', 60, 2.2, 0),
]

/** Totals of all open invoices. */
export const MARKET = {
  wanted: sum(INVOICES, ({ wanted }) => wanted),
  funded: sum(INVOICES, ({ funded }) => funded),
}

/** The funders of the selected invoice. */
export const BACKERS = [
  { name: 'Kaura Capital', stake: fromNaira(2_500_000) },
  { name: 'Gurara Co-op', stake: fromNaira(1_400_000) },
  { name: 'Dala Finance', stake: fromNaira(750_000) },
] as const

/**
 * Returns how the face value of an invoice is split: what the seller gets now and at the due date, the gain of the
 * funders, and the commission.
 */
export function split({ face, wanted, rate, tenor }: Invoice) {
  const gain = Math.round((wanted * rate * tenor) / 3000)
  const commission = Math.round(wanted * 0.015)
  return { now: wanted - commission, later: face - wanted - gain, gain, commission }
}

/** Returns the gain of a funder's stake when the invoice is due. */
export const gainOn = (stake: Kobo, { rate, tenor }: Invoice): Kobo =>
  Math.round((stake * rate * tenor) / 3000)

function invoice(
  id: string,
  seller: string,
  buyer: string,
  faceNaira: number,
  confirmed: string,
  tenor: number,
  rate: number,
  part: number,
): Invoice {
  const wanted = fromNaira(faceNaira * 0.9)
  const funded = fromNaira(Math.round((faceNaira * 0.9 * part) / 50_000) * 50_000)
  return {
    ...{ id: `INV-${id}`, seller, buyer, face: fromNaira(faceNaira), confirmed, tenor, rate },
    ...{ due: daysAfter(confirmed, tenor), wanted, funded: part === 1 ? wanted : funded },
  }
}

/** The invoice shown in detail. */
export const CHOSEN = INVOICES[3]
/** Formats a share from 0 to 1 like "41%". */
export const percent = (share: number) => `${Math.round(share * 100)}%`
