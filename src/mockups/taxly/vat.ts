import { fromNaira, type Kobo, sum } from '../format.ts'

const STANDARD = fromNaira(38_640_200)
const ZERO_RATED = fromNaira(2_118_000)
const EXEMPT = fromNaira(764_500)
const STOCK = fromNaira(19_874_000)
const OVERHEADS = fromNaira(1_641_000)

/** Share of VAT-exempt sales. This share of the input VAT on overheads cannot be claimed. */
const EXEMPT_SHARE = EXEMPT / (STANDARD + ZERO_RATED + EXEMPT)

const vat = (base: Kobo): Kobo => Math.round(base * 0.075)

export type VatLine = { name: string; base?: Kobo; vat?: Kobo }

/** The lines of a VAT return at 7.5%: output VAT, input VAT, and input VAT that cannot be claimed. */
export const VAT_LINES: readonly VatLine[] = [
  { name: 'Standard-rated sales', base: STANDARD, vat: vat(STANDARD) },
  { name: 'Zero-rated sales, exports', base: ZERO_RATED, vat: 0 },
  { name: 'Exempt sales, land rent', base: EXEMPT },
  { name: 'Input VAT on stock', base: STOCK, vat: -vat(STOCK) },
  { name: 'Input VAT on overheads', base: OVERHEADS, vat: -vat(OVERHEADS) },
  {
    name: `Not claimable, exempt share ${(EXEMPT_SHARE * 100).toFixed(2)}%`,
    vat: Math.round(vat(OVERHEADS) * EXEMPT_SHARE),
  },
]

/** The VAT to pay. */
export const VAT_PAYABLE: Kobo = sum(VAT_LINES, ({ vat }) => vat ?? 0)

/** The VAT paid for the previous month. */
export const JANUARY: Kobo = fromNaira(1_107_645)

/** VAT of twelve months from March 2025, including the current return. */
export const YEAR: readonly Kobo[] = [
  ...[724_310, 811_250, 783_900, 942_480, 1_018_775, 884_120, 968_340, 1_112_060, 1_243_515, 1_461_290].map(
    fromNaira,
  ),
  JANUARY,
  VAT_PAYABLE,
]

export type Duty = { tax: string; due: readonly number[]; filed: readonly number[] }

/** Months of 2026 (0 is January) in which returns are due, and the months whose returns were filed by 12 March. */
export const DUTIES: readonly Duty[] = [
  { tax: 'VAT', due: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], filed: [0, 1] },
  { tax: 'WHT', due: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], filed: [0, 1] },
  { tax: 'PAYE', due: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], filed: [0, 1, 2] },
  { tax: 'CIT', due: [5], filed: [] },
]
