import {
  ACADEMY,
  CONTACT,
  CSR,
  type FieldCase,
  HOME,
  LEGAL,
  PRODUCT,
  SERVICE,
  SITE,
  STUDY,
  UNRELEASED,
} from './field-case.ts'

const SHARES = 'funding.allocation'

/** Lists that have exactly this number of items. */
const EXACT_LISTS: [file: string, list: string, count: number][] = [
  [SERVICE, 'process.steps', 6],
  [SERVICE, 'features', 4],
  [CSR, 'focusAreas.1.training', 4],
  [CSR, 'volunteers.roles', 4],
  [CSR, 'galleryImages', 6],
  [HOME, 'credentials.logos', 4],
  [HOME, 'process.steps', 6],
]

/** Invalid numbers, list lengths and dates: each case makes one field of an existing entry invalid. */
export const PAGE_CASES: FieldCase[] = [
  ['a subject of two words', CONTACT, 'messageHints.Press office', 'Which paper?', /one word with a capital/],
  ['no subject that pages link to', CONTACT, 'messageHints.Demo', undefined, /keep this subject; pages link/],
  ['budget shares that make 99', CSR, `${SHARES}.0.percentage`, 39, /add up to 100; they make 99/, SHARES],
  ['a budget share with decimals', CSR, 'funding.allocation.0.percentage', 40.5, /whole number/],
  ['people unlike the text', CSR, 'impact.targetedMetrics.0.people', 5000, /same number as in value/],
  ['an unknown goal of the UN', CSR, 'sdgAlignment.goals.0.goal', 18, /at most 17/],
  ['unordered steps', SERVICE, 'process.steps.1.number', 3, /number the steps 1 to 6/, 'process.steps'],
  ['a launch date for an unreleased product', UNRELEASED, 'launchDate', '2026-06', /no such field/],
  ['metrics for an unreleased product', UNRELEASED, 'metrics', { users: 1, farms: 2 }, /no such field/],
  ['a website for an unreleased product', UNRELEASED, 'website', 'https://fides.example', /no such field/],
  ['an impact for an unreleased product', UNRELEASED, 'impact', 'It will be great.', /no such field/],
  ['a launch quarter for an available product', PRODUCT, 'launchQuarter', 'Q2 2026', /no such field/],
  ['a planned impact for an available product', PRODUCT, 'plannedImpact', 'Some.', /no such field/],
  ['an unreleased product without a launch quarter', UNRELEASED, 'launchQuarter', undefined, /missing/],
  ['a launch quarter Q5', UNRELEASED, 'launchQuarter', 'Q5 2026', /like Q2 2026/],
  ['an available product without a figure', PRODUCT, 'evidence', undefined, /missing/],
  ['a launch date in month 13', PRODUCT, 'launchDate', '2022-13', /like 2023-04/],
  ['a metric name of two words', PRODUCT, 'metrics.Active users', 12, /like activeUsers/],
  ['a metric without a value', PRODUCT, 'metrics.filedOnTime', [], /number, or write a text/],
  ['a product with three features', PRODUCT, 'features', ['VAT', 'PAYE', 'CIT'], /at least 4 items/],
  ['a year before the first allowed year', STUDY, 'year', 2021, /at least 2022/],
  ['a cohort without a start', ACADEMY, 'cohorts.0.start', undefined, /write a day/],
  ['a cohort that starts on 30 February', ACADEMY, 'cohorts.0.start', '2097-02-30', /a day that exists/],
  [
    'a cohort that ends before it starts',
    ACADEMY,
    'cohorts.0.end',
    '2097-02-04',
    /is before Tuesday 5 February 2097/,
  ],
  [
    'a last day to apply after the start',
    ACADEMY,
    'cohorts.0.applyBy',
    '2097-02-06',
    /before .* in applyBy/,
    'cohorts.0.start',
  ],
  ['a fee without a sum', ACADEMY, 'cohorts.0.fee', '450000', /like ₦5,000/],
  [
    'a notice that ends before it begins',
    SITE,
    'notices.0.until',
    '2026-11-19',
    /before Friday 20 November 2026/,
  ],
  ['a certificate until a month', HOME, 'credentials.logos.0.validUntil', '2028-03', /a day that exists/],
  ['a role without a last day', 'content/careers.yaml', 'openings.items.0.applyBy', undefined, /write a day/],
  ['a day that does not exist', LEGAL, 'updated', '2026-02-30', /a day that exists, like 2026-11-21/],
  [
    'a last choice that was taken out',
    CONTACT,
    'serviceChoices.4.until',
    '2026-11-01',
    /keep the last/,
    'serviceChoices',
  ],
  ...EXACT_LISTS.map(([file, list, count]): FieldCase => {
    const message = new RegExp(`exactly ${count} items; this has ${count - 1}`)
    return ['a list that lacks an item', file, `${list}.${count - 1}`, undefined, message, list]
  }),
]
