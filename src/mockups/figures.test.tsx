import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { leftOver, priceOf, SOURCE, TRADES } from './astra-insight/prices.ts'
import { ANSWER, MARKETS as LESSON_MARKETS, ORDERS } from './clavis-institute/lesson.ts'
import { AREA_OF_SKETCH, CONFIDENCE_THRESHOLD, FIELDS } from './cortex-ai/form.ts'
import { PAYE_BANDS, payslip, RUN, SHOWN, sinceFebruary, totals } from './cortexhr/payroll.ts'
import { COVERS, FARMS, MEASURED, PAYOUT, RAIN } from './fides-agro/season.ts'
import { BACKERS, INVOICES, MARKET, split } from './fides-mercatus/invoices.ts'
import { amount, daysAfter, fromNaira, naira, sum } from './format.ts'
import { ProductMockup } from './ProductMockup.tsx'
import { CLASS, gradeOf, ordinal, SUBJECTS, spread } from './results-management/broadsheet.ts'
import { BASKET, ITEMS, TAXED, TOTAL, VAT_INSIDE } from './retail-chain/basket.ts'
import {
  BILLED,
  CLASSES,
  CREDITS,
  INVOICES as FEE_INVOICES,
  LINKS,
  PAID,
  SETTLEMENT,
} from './school-fees/collections.ts'
import { AWAY, SUBJECTS as LESSONS, ROLL, type SubjectKey, WEEK } from './school-management/timetable.ts'
import { JANUARY, VAT_LINES, VAT_PAYABLE, YEAR } from './taxly/vat.ts'

const VARIANTS = ['full', 'detail'] as const

/** Returns the visible text of a mock-up. */
const textOf = (id: string, variant: (typeof VARIANTS)[number] = 'full') =>
  renderToStaticMarkup(<ProductMockup id={id} variant={variant} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('CortexHR mock-up', () => {
  it('calculates tax by the bands of the Nigeria Tax Act', () => {
    expect(PAYE_BANDS.map(({ percent }) => percent)).toEqual([0, 15, 18, 21, 23, 25])
    const slip = payslip('Ngozi Eze', '', 410_000, 600_000)
    expect(slip.taxable).toBe(fromNaira((410_000 - 26_240 - 5_125) * 12 - 120_000))
    expect(slip.paye).toBe(Math.round(fromNaira(330_000 + (4_423_620 - 3_000_000) * 0.18) / 12))
    expect(payslip('At the minimum wage', '', 70_000, 0).paye).toBe(0)
  })

  it('shows amounts that add up for each person and in total', () => {
    for (const slip of RUN) expect(slip.net + slip.paye + slip.pension + slip.housingFund).toBe(slip.gross)
    const [all, rest] = [totals(RUN), totals(RUN.slice(SHOWN.length))]
    expect(RUN).toHaveLength(248)
    expect(all.net + all.paye + all.pension + all.housingFund).toBe(all.gross)
    expect(sum(SHOWN, ({ net }) => net) + rest.net).toBe(all.net)
    expect(textOf('cortexhr')).toContain(naira(all.net))
    expect(textOf('cortexhr', 'detail')).toContain(naira(all.net))
  })

  it('February total plus joiners, leavers and rate changes equals the March total', () => {
    const { february, joined, left, rates, march } = sinceFebruary()
    expect(february + joined + left + rates).toBe(march)
  })
})

describe('Taxly mock-up', () => {
  it('VAT is 7.5% of each tax base, and the VAT to pay is the sum of all lines', () => {
    for (const { base, vat } of VAT_LINES)
      if (base && vat) expect(Math.abs(vat)).toBe(Math.round(base * 0.075))
    expect(sum(VAT_LINES, ({ vat }) => vat ?? 0)).toBe(VAT_PAYABLE)
    expect(textOf('taxly')).toContain(amount(VAT_PAYABLE))
  })

  it('the chart has twelve months and ends with January and the amount of this return', () => {
    expect(YEAR).toHaveLength(12)
    expect(YEAR.slice(-2)).toEqual([JANUARY, VAT_PAYABLE])
  })
})

describe('school management mock-up', () => {
  it('has eight periods a day and every subject at least twice a week', () => {
    for (const { periods } of WEEK) expect(periods).toHaveLength(8)
    const taught = WEEK.flatMap(({ periods }) => periods)
    const times = (subject: SubjectKey) => taught.filter((one) => one === subject).length
    expect(times('M')).toBe(5)
    expect(times('E')).toBe(5)
    expect(Object.keys(LESSONS).every((subject) => times(subject as SubjectKey) >= 2)).toBe(true)
  })

  it('shows the number of pupils present', () => {
    expect(textOf('school-management-system')).toContain(`${ROLL - AWAY.length} of ${ROLL}`)
    expect(WEEK[2]?.present).toBe(ROLL - AWAY.length)
  })
})

describe('Clavis Institute mock-up', () => {
  it('shows the rows that its query returns', () => {
    expect(ANSWER.map(({ name, months }) => [name, months])).toEqual([
      ['Dawanau', 3],
      ['Mile 12', 3],
      ['Bodija', 2],
      ['Wuse', 2],
    ])
    for (const { market } of ORDERS) expect(LESSON_MARKETS.some(({ id }) => id === market)).toBe(true)
  })
})

describe('retail chain mock-up', () => {
  it('adds up the basket, with VAT on taxed goods only', () => {
    expect(TOTAL).toBe(sum(BASKET, ({ good, quantity }) => good.price * quantity))
    expect(ITEMS).toBe(14)
    expect(VAT_INSIDE).toBe(Math.round(TAXED - TAXED / 1.075))
    expect(TAXED).toBeLessThan(TOTAL)
    for (const variant of VARIANTS) expect(textOf('retail-chain-system', variant)).toContain(naira(TOTAL))
  })
})

describe('Fides Mercatus mock-up', () => {
  it('splits each face value without remainder, and the invoices add up to the market totals', () => {
    for (const invoice of INVOICES) {
      const { now, later, gain, commission } = split(invoice)
      expect(now + later + gain + commission).toBe(invoice.face)
      expect(later).toBeGreaterThan(0)
      expect(invoice.due).toBe(daysAfter(invoice.confirmed, invoice.tenor))
      expect(invoice.funded).toBeLessThanOrEqual(invoice.wanted)
    }
    expect(sum(BACKERS, ({ stake }) => stake)).toBe(INVOICES[3]?.funded)
    expect(MARKET.funded).toBe(sum(INVOICES, ({ funded }) => funded))
  })
})

describe('results management mock-up', () => {
  it('total is assessment plus exam, and the grade follows from the total', () => {
    for (const { scores, total, mean } of CLASS) {
      for (const score of scores) {
        expect(score.assessment + score.exam).toBe(score.total)
        expect(score.assessment).toBeLessThanOrEqual(40)
        expect(score.exam).toBeLessThanOrEqual(60)
        expect(score.grade).toBe(gradeOf(score.total))
      }
      expect(total).toBe(sum(scores, (score) => score.total))
      expect(mean).toBeCloseTo(total / SUBJECTS.length)
    }
  })

  it('ranks the class by total, and counts every student in the grades of each subject', () => {
    for (const { total, position } of CLASS)
      expect(position).toBe(CLASS.filter((other) => other.total > total).length + 1)
    for (const subject of SUBJECTS.keys())
      expect(sum(spread(subject), (students) => students)).toBe(CLASS.length)
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22].map(ordinal)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '22nd',
    ])
  })
})

describe('school fees mock-up', () => {
  it('amounts of the classes add up to the totals', () => {
    for (const { pupils, fee, billed } of CLASSES) expect(billed).toBe(pupils * fee)
    expect(sum(CLASSES, ({ billed, paid }) => billed - paid)).toBe(BILLED - PAID)
    for (const figure of [BILLED, PAID, BILLED - PAID])
      expect(textOf('school-fees-processor')).toContain(naira(figure))
  })

  it('every bank credit is fully allocated, and no invoice is overpaid', () => {
    for (const { id, amount: received } of CREDITS)
      expect(
        sum(
          LINKS.filter(({ credit }) => credit === id),
          (link) => link.amount,
        ),
      ).toBe(received)
    for (const { id, owed } of FEE_INVOICES)
      expect(
        sum(
          LINKS.filter(({ invoice }) => invoice === id),
          (link) => link.amount,
        ),
      ).toBeLessThanOrEqual(owed)
  })

  it('settlement is the sum of the confident matches minus a 1.4% fee', () => {
    expect(SETTLEMENT.gross).toBe(sum(CREDITS, (credit) => credit.amount) - fromNaira(90_000))
    expect(SETTLEMENT.fee).toBe(Math.round(SETTLEMENT.gross * 0.014))
    expect(SETTLEMENT.net).toBe(SETTLEMENT.gross - SETTLEMENT.fee)
  })
})

describe('Cortex AI mock-up', () => {
  it('one field is below the confidence threshold; the area follows from the sides of the sketch', () => {
    expect(
      FIELDS.filter(({ confidence }) => confidence < CONFIDENCE_THRESHOLD).map(({ label }) => label),
    ).toEqual(['Area claimed'])
    expect(AREA_OF_SKETCH).toBe('1,245.32')
  })
})

describe('Astra Insight mock-up', () => {
  it('haulage, levies and profit of each trade add up to the price difference', () => {
    for (const trade of TRADES)
      expect(trade.haulage + trade.levies + leftOver(trade)).toBe(trade.price - priceOf(SOURCE))
  })
})

describe('Fides Agro mock-up', () => {
  it('pays every insured farm the same share of its insured sum', () => {
    expect(RAIN.at(-1)).toBeCloseTo(MEASURED.satellite)
    expect(FARMS).toBe(318)
    expect(COVERS.map(({ each }) => each)).toEqual([fromNaira(4_500), fromNaira(9_000)])
    expect(PAYOUT).toBe(fromNaira(206 * 4_500 + 112 * 9_000))
    expect(textOf('fides-agro')).toContain(naira(PAYOUT))
  })
})
