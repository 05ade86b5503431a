import { fromNaira, type Kobo, sum } from '../format.ts'
import { seededRandom } from '../seeded-random.ts'

/** Income tax bands of the Nigeria Tax Act, in force from January 2026: annual income and rate. */
export const PAYE_BANDS: readonly { width: Kobo; percent: number }[] = [
  { width: fromNaira(800_000), percent: 0 },
  { width: fromNaira(2_200_000), percent: 15 },
  { width: fromNaira(9_000_000), percent: 18 },
  { width: fromNaira(13_000_000), percent: 21 },
  { width: fromNaira(25_000_000), percent: 23 },
  { width: Number.POSITIVE_INFINITY, percent: 25 },
]

export type Payslip = {
  name: string
  role: string
  gross: Kobo
  pension: Kobo
  employerPension: Kobo
  housingFund: Kobo
  /** Annual income that is tax-free because of rent: 20 % of the rent, at most ₦500,000. */
  rentRelief: Kobo
  /** Taxable income of a year. */
  taxable: Kobo
  bands: { percent: number; from: Kobo; income: Kobo; tax: Kobo }[]
  yearTax: Kobo
  paye: Kobo
  net: Kobo
}

/**
 * Calculates a monthly payslip under the Nigeria Tax Act. Pension, housing fund and rent relief reduce the taxable
 * income; other reliefs are ignored.
 */
export function payslip(name: string, role: string, grossNaira: number, yearRentNaira: number): Payslip {
  const gross = fromNaira(grossNaira)
  const pensionable = gross * 0.8
  const pension = Math.round(pensionable * 0.08)
  const housingFund = Math.round(gross * 0.5 * 0.025)
  const rentRelief = Math.min(fromNaira(yearRentNaira * 0.2), fromNaira(500_000))
  const taxable = Math.max(0, (gross - pension - housingFund) * 12 - rentRelief)
  const bands = taxByBand(taxable)
  const yearTax = sum(bands, ({ tax }) => tax)
  const paye = Math.round(yearTax / 12)
  return {
    ...{ name, role, gross, pension, employerPension: Math.round(pensionable * 0.1), housingFund },
    ...{ rentRelief, taxable, bands, yearTax, paye, net: gross - pension - housingFund - paye },
  }
}

function taxByBand(taxable: Kobo): Payslip['bands'] {
  const bands: Payslip['bands'] = []
  let from = 0
  for (const { width, percent } of PAYE_BANDS) {
    if (from >= taxable) break
    const income = Math.min(width, taxable - from)
    bands.push({ percent, from, income, tax: Math.round((income * percent) / 100) })
    from += income
  }
  return bands
}

/** The payslips in the table. */
export const SHOWN = [
  payslip('Amina Bello', 'Head of Operations', 920_000, 2_800_000),
  payslip('Chinedu Okafor', 'Warehouse Manager', 540_000, 1_200_000),
  payslip('Ọláyínká Adébáyọ̀', 'Accountant', 485_000, 950_000),
  payslip('Ngozi Eze', 'Quality Analyst', 410_000, 600_000),
  payslip('Ibrahim Musa', 'Fleet Supervisor', 365_000, 550_000),
  payslip('Efe Oghenekaro', 'Field Agronomist', 342_500, 480_000),
  payslip('Halima Yusuf', 'Payroll Officer', 318_000, 500_000),
  payslip('Terver Akaa', 'Depot Clerk', 176_000, 0),
  payslip('Tunde Salako', 'Driver', 148_500, 240_000),
] as const satisfies readonly Payslip[]

/** The payslip whose tax is explained. */
export const EXAMPLE = SHOWN[3]

/** All 248 payslips of the run. */
export const RUN: readonly Payslip[] = [...SHOWN, ...rest(248 - SHOWN.length)]

/** Returns the totals of payslips. */
export const totals = (slips: readonly Payslip[]) => ({
  gross: sum(slips, ({ gross }) => gross),
  paye: sum(slips, ({ paye }) => paye),
  pension: sum(slips, ({ pension }) => pension),
  employerPension: sum(slips, ({ employerPension }) => employerPension),
  housingFund: sum(slips, ({ housingFund }) => housingFund),
  net: sum(slips, ({ net }) => net),
})

/** Returns the changes from February's gross pay to March's. */
export function sinceFebruary() {
  const joined = [SHOWN[8], ...RUN.slice(-2)]
  const changes = {
    joined: sum(joined, ({ gross }) => gross),
    left: -fromNaira(132_500),
    rates: fromNaira(25_000 + 18_500),
  }
  const march = totals(RUN).gross
  return { ...changes, march, february: march - changes.joined - changes.left - changes.rates }
}

function rest(people: number): Payslip[] {
  const random = seededRandom(2026)
  return Array.from({ length: people }, (_, index) => {
    const gross = 98_000 + Math.round((random() ** 2.6 * 640_000) / 500) * 500
    return payslip(`Employee ${index + 1}`, '', gross, random() < 0.4 ? 0 : Math.round(gross * 1.4))
  })
}

/** Totals of the payroll run. */
export const ALL = totals(RUN)
