import { fromNaira, type Kobo, sum } from '../format.ts'

export type ClassFees = { name: string; pupils: number; fee: Kobo; billed: Kobo; paid: Kobo }

/** Fees billed and paid by class, for the second term. */
export const CLASSES: readonly ClassFees[] = [
  classFees('JSS 1', 214, 165_000, 33_148_500),
  classFees('JSS 2', 208, 165_000, 30_401_000),
  classFees('JSS 3', 196, 180_000, 34_260_000),
  classFees('SSS 1', 204, 180_000, 29_745_000),
  classFees('SSS 2', 187, 190_000, 31_884_500),
  classFees('SSS 3', 175, 210_000, 36_435_000),
]

export const BILLED: Kobo = sum(CLASSES, ({ billed }) => billed)
export const PAID: Kobo = sum(CLASSES, ({ paid }) => paid)
export const PUPILS = sum(CLASSES, ({ pupils }) => pupils)

/** This morning's bank credits. */
export const CREDITS = [
  { id: 'c1', time: '08:04', text: 'TRF HAUWA GARBA', amount: fromNaira(330_000) },
  { id: 'c2', time: '08:31', text: 'USSD 0803•••4471', amount: fromNaira(90_000) },
  { id: 'c3', time: '08:52', text: 'CARD UDO CHIKA', amount: fromNaira(75_000) },
  { id: 'c4', time: '09:10', text: 'TRF IDOWU B A', amount: fromNaira(180_000) },
  { id: 'c5', time: '09:26', text: 'TRF “fees”, no name', amount: fromNaira(90_000) },
] as const

/** The invoices that the credits pay. */
export const INVOICES = [
  { id: 'i1', pupil: 'Zainab Garba, JSS 2B', owed: fromNaira(165_000) },
  { id: 'i2', pupil: 'Aliyu Garba, JSS 1A', owed: fromNaira(165_000) },
  { id: 'i3', pupil: 'Emeka Udo, JSS 2B', owed: fromNaira(165_000) },
  { id: 'i4', pupil: 'Tómi Ìdòwú, SSS 1', owed: fromNaira(180_000) },
  { id: 'i5', pupil: 'Adamu Bello, SSS 2?', owed: fromNaira(115_000) },
] as const

export type Link = {
  credit: (typeof CREDITS)[number]['id']
  invoice: (typeof INVOICES)[number]['id']
  amount: Kobo
  sure: boolean
}

/** The matches: how much of each bank credit pays which invoice. */
export const LINKS: readonly Link[] = [
  { credit: 'c1', invoice: 'i1', amount: fromNaira(165_000), sure: true },
  { credit: 'c1', invoice: 'i2', amount: fromNaira(165_000), sure: true },
  { credit: 'c2', invoice: 'i3', amount: fromNaira(90_000), sure: true },
  { credit: 'c3', invoice: 'i3', amount: fromNaira(75_000), sure: true },
  { credit: 'c4', invoice: 'i4', amount: fromNaira(180_000), sure: true },
  { credit: 'c5', invoice: 'i5', amount: fromNaira(90_000), sure: false },
]

/** The amount paid out to the school this morning: the confident matches minus a fee of 1.4%. */
export const SETTLEMENT = settle(LINKS.filter(({ sure }) => sure))

function settle(links: readonly Link[]) {
  const gross = sum(links, ({ amount }) => amount)
  const fee = sum(links, ({ amount }) => Math.round(amount * 0.014))
  return { gross, fee, net: gross - fee }
}

function classFees(name: string, pupils: number, feeNaira: number, paidNaira: number): ClassFees {
  return {
    name,
    pupils,
    fee: fromNaira(feeNaira),
    billed: pupils * fromNaira(feeNaira),
    paid: fromNaira(paidNaira),
  }
}
