import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entries, readContent } from '../load/read-content.ts'
import { CASE_STUDY_CATEGORIES } from '../schemas/case-study.ts'
import { collectStrings } from '../text/collect-strings.ts'

const { files } = readContent(join(import.meta.dirname, '../../..'))
const services = entries(files, 'services')
const work = entries(files, 'work')
const products = entries(files, 'products')
const only = <Entry>([entry]: { data: Entry }[]): Entry => {
  if (entry === undefined) throw new Error('an entry is missing')
  return entry.data
}
const home = only(entries(files, 'home'))
const csr = only(entries(files, 'csr'))
const navigation = only(entries(files, 'navigation'))

/** Required entries, in addition to what the schemas enforce (docs/requirements.md). More may be added. */
describe('required entries', () => {
  it('are at least fourteen case studies of 2022 to 2025, which use all twelve categories', () => {
    const first = work.toSorted((one, other) => one.data.order - other.data.order).slice(0, 14)
    expect(first).toHaveLength(14)
    expect(first.map(({ data }) => data.year).filter((year) => year < 2022 || year > 2025)).toEqual([])
    expect(new Set(first.map(({ data }) => data.category))).toEqual(new Set(CASE_STUDY_CATEGORIES))
  })

  it('are set in Nigeria first, and across Africa', () => {
    const countries = Object.groupBy(work, ({ data }) => data.country)
    expect(countries.Nigeria?.length).toBeGreaterThanOrEqual(work.length / 2)
    expect(Object.keys(countries).length).toBeGreaterThanOrEqual(5)
  })

  it('are eight services', () => {
    expect(services.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'application-development',
        'data-engineering',
        'cyber-security',
        'devops-consulting',
        'ui-ux-design',
        'ecommerce-solutions',
        'crm-solutions',
        'cms-solutions',
      ]),
    )
  })

  it('are six ventures with the required links', () => {
    expect(entries(files, 'ventures').map(({ data }) => data.link)).toEqual(
      expect.arrayContaining([
        '/products/cortexhr',
        '/products/taxly',
        '/products/fides-mercatus',
        '/products/fides-agro',
        '/academy',
        '/services',
      ]),
    )
  })

  it('are six leaders', () => {
    expect(entries(files, 'leaders')).toHaveLength(6)
  })

  it('are the four goals 4, 8, 9 and 17', () => {
    expect(csr.sdgAlignment.goals.map(({ goal }) => goal)).toEqual([4, 8, 9, 17])
  })
})

describe('products', () => {
  it.each([
    ['cortexhr', 'available'],
    ['taxly', 'available'],
    ['school-management-system', 'available'],
    ['clavis-institute', 'available'],
    ['retail-chain-system', 'available'],
    ['fides-mercatus', 'In Development'],
    ['results-management-system', 'available'],
    ['school-fees-processor', 'available'],
    ['cortex-ai-suite', 'In Development'],
    ['astra-insight', 'Coming Soon'],
    ['fides-agro', 'Coming Soon'],
  ])('%s is %s', (id, status) => {
    expect(products.find((product) => product.id === id)?.data.status).toBe(status)
  })

  it('that are not launched aim at Q2 2026', () => {
    const quarters = products.flatMap(({ id, data }) =>
      data.status === 'available' ? [] : [[id, data.launchQuarter]],
    )
    expect(Object.fromEntries(quarters)).toMatchObject({
      'fides-mercatus': 'Q2 2026',
      'cortex-ai-suite': 'Q2 2026',
      'astra-insight': 'Q2 2026',
      'fides-agro': 'Q2 2026',
    })
  })

  it.each(['cortex-ai-suite', 'astra-insight'])('%s has no price yet', (id) => {
    expect(products.find((product) => product.id === id)?.data.pricing).toEqual({
      model: 'Announced at launch',
    })
  })
})

/** Each required amount and the one field of content that holds it (docs/requirements.md#prices). */
const PRICES = [
  ['cortexhr', 'pricing.tiers.0', '$99', '/mo', 'Up to 50 employees'],
  ['cortexhr', 'pricing.tiers.1', '$249', '/mo', 'Up to 200 employees'],
  ['cortexhr', 'pricing.tiers.2', 'Custom', '', 'More than 200 employees'],
  ['taxly', 'pricing.tiers.0', '₦5,000', ' per filing', 'One personal return'],
  ['taxly', 'pricing.tiers.1', '₦50,000', ' per month', ''],
  ['taxly', 'pricing.tiers.2', 'Custom', '', ''],
  ['school-management-system', 'pricing.tiers.0', '₦1,500', ' per student per term', ''],
  ['school-management-system', 'pricing.tiers.1', '₦2,500', ' per student per term', ''],
  ['clavis-institute', 'pricing.tiers.0', '$50–$500', ' per course', ''],
  ['clavis-institute', 'pricing.tiers.1', '$49', '/mo', 'Every course'],
  ['retail-chain-system', 'pricing.tiers.0', '$150', '/mo', 'One shop'],
  ['retail-chain-system', 'pricing.tiers.1', '$120', '/mo per location', ''],
  ['fides-mercatus', 'pricing.tiers.0', '1–2%', ' commission', 'when the deal is funded'],
  ['results-management-system', 'pricing.tiers.0', '₦250,000', ' per year', ''],
  ['results-management-system', 'pricing.tiers.1', '₦750,000', ' per year', ''],
  ['school-fees-processor', 'pricing.tiers.0', 'Flat 1.4%', ' per transaction', ''],
  ['fides-agro', 'pricing.tiers.0', '₦500', ' per season', ''],
  ['fides-agro', 'pricing.tiers.1', '₦1,000', ' per season', ''],
] as const

describe('required figures', () => {
  it.each(PRICES)('%s %s costs %s%s', (id, tier, amount, unit, details) => {
    const file = files.find((each) => each.file === `content/products/${id}.yaml`)
    const texts = new Map(file && collectStrings(file).map(({ field, text }) => [field, text]))
    expect(texts.get(`${tier}.price`)).toBe(`${amount}${unit}`)
    expect(texts.get(`${tier}.details`)).toContain(details)
  })

  it('names the group of the fifth location in the tier itself', () => {
    const retail = products.find(({ id }) => id === 'retail-chain-system')?.data
    expect(retail?.pricing.tiers?.map(({ name }) => name)).toEqual(['Single outlet', '5+ locations'])
  })

  it.each(PRICES.filter(([, , amount]) => amount !== 'Custom'))(
    'the price of %s %s stands once: %s%s',
    (id, tier, amount, unit) => {
      const file = `content/products/${id}.yaml`
      expect(placesOf(`${amount}${unit}`), 'on the whole site').toEqual([`${file} ${tier}.price`])
      expect(
        placesOf(amount).filter((place) => place.startsWith(file)),
        'in its file',
      ).toEqual([`${file} ${tier}.price`])
    },
  )

  it.each([
    ['50,000+', 'students and teachers trained', ['impact.targetedMetrics.0']],
    ['10,000+', 'SMEs and entrepreneurs empowered', ['impact.targetedMetrics.1']],
    ['5,000+', 'public servants upskilled', ['impact.targetedMetrics.2']],
    ['200+', 'tech volunteers', ['impact.targetedMetrics.3', 'impact.currentMilestones.0']],
    [
      '200+',
      'people trained in pilots in Abuja and Lagos',
      ['impact.targetedMetrics.3', 'impact.currentMilestones.0'],
    ],
  ])('%s %s stands on the CSR page and nowhere else', (value, label, fields) => {
    expect(placesOf(value)).toEqual(fields.map((field) => `content/csr.yaml ${field}.value`))
    expect([...csr.impact.targetedMetrics, ...csr.impact.currentMilestones]).toContainEqual(
      expect.objectContaining({ value, label }),
    )
  })

  it('divides the CSR budget in five', () => {
    expect(csr.funding.allocation).toEqual([
      { area: 'Curriculum and content', percentage: 40 },
      { area: 'Training and trainer compensation', percentage: 25 },
      { area: 'Equipment and infrastructure', percentage: 20 },
      { area: 'Scholarships and grants', percentage: 10 },
      { area: 'Administration and reporting', percentage: 5 },
    ])
  })

  it('sets the targets for 2026 to 2030', () => {
    expect(Object.values(csr.impact.targetedTitle).join(' ')).toContain('2026 to 2030')
  })

  it('counts what each page shows', () => {
    expect({
      homeCards: home.expertise.cards.length,
      homeSteps: home.process.steps.length,
      credentials: home.credentials.logos.length,
      featured: home.work.featured.length,
      gallery: csr.galleryImages.length,
      features: services.map(({ data }) => data.features.length),
      steps: services.map(({ data }) => data.process.steps.length),
    }).toEqual({
      homeCards: 4,
      homeSteps: 6,
      credentials: 4,
      featured: 2,
      gallery: 6,
      features: services.map(() => 4),
      steps: services.map(() => 6),
    })
  })
})

describe('required words', () => {
  const page = (file: string) => {
    const content = files.find((each) => each.file === `content/${file}.yaml`)
    if (!content) throw new Error(`no content/${file}.yaml`)
    return spoken(content.data)
  }

  it.each([
    ['site', 'Engineering Digital Masterpieces.'],
    ['home', 'design and deliver transformative digital solutions'],
    ['home', 'From Insight to Impact'],
    ['home', 'OUR EXPERTISE'],
    ['home', "Let's Collaborate"],
    ['contact', "Let's Build Something Extraordinary Together"],
    ['services', 'OUR EXPERTISE'],
    ['work', 'More Case Studies'],
    ['academy', "Empowering Nigeria's Next Tech Leaders"],
    ['academy', 'Why Choose the Academy'],
    ['academy', 'Expert-led curriculum'],
    ['academy', 'Real-world projects'],
    ['academy', 'Career mentorship'],
    ['academy', 'Get in Touch'],
    ['subsidiaries', 'One Vision, Many Ventures'],
    ['about', 'Our Story'],
    ['about', 'Our Ecosystem'],
    ['about', 'Meet Our Leadership'],
    ['csr', 'Visual Impact'],
    ['csr', 'Get Involved Today'],
  ])('%s says ‘%s’', (file, words) => {
    expect(page(file)).toContain(words)
  })

  it.each([
    ['application-development', 'Custom Application Development'],
    ['data-engineering', 'Data Engineering & Analytics'],
    ['devops-consulting', 'Cloud Infrastructure & DevOps'],
    ['ui-ux-design', 'Product Design & UX Strategy'],
  ])('the home page offers %s as ‘%s’', (service, title) => {
    expect(home.expertise.cards).toContainEqual(expect.objectContaining({ service, title }))
  })

  it('are in the menus', () => {
    expect(navigation.header.map(({ label }) => label)).toEqual([
      'Our Work',
      'Products',
      'Academy',
      'About Us',
    ])
    expect(navigation.servicesMenu.map(({ service }) => service)).toEqual([
      'cms-solutions',
      'data-analytics',
      'cloud-infrastructure',
      'branding-design',
    ])
    expect(navigation.company.map(({ label }) => label)).toEqual([
      'Subsidiaries',
      'About Us',
      'Our Work',
      'Careers',
      'Corporate Responsibility',
      'Contact',
    ])
    expect(navigation.footerServices).toEqual([
      'application-development',
      'data-engineering',
      'devops-consulting',
      'ui-ux-design',
    ])
  })

  it('give three services a second address', () => {
    const aliases = services.flatMap(({ id, data }) => data.aliases.map((alias) => [alias.id, id]))
    expect(Object.fromEntries(aliases)).toEqual({
      'data-analytics': 'data-engineering',
      'cloud-infrastructure': 'devops-consulting',
      'branding-design': 'ui-ux-design',
    })
  })
})

/** Every place where a figure stands, and not as a part of a longer one. */
function placesOf(figure: string): string[] {
  const alone = new RegExp(`(?<![\\d,.])${figure.replace(/[$+.]/g, '\\$&')}(?![\\d,.]\\d|\\d)`)
  return files.flatMap((content) =>
    collectStrings(content)
      .filter(({ text }) => alone.test(text))
      .map(({ field }) => `${content.file} ${field}`),
  )
}

/** Joins the texts of an entry, with straight apostrophes (docs/requirements.md#exact-wording). */
function spoken(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll('’', "'")
  if (typeof value !== 'object' || value === null) return ''
  const parts = Object.values(value).map(spoken)
  return parts.join('light' in value ? ' ' : '\n')
}
