import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readContent } from '../load/read-content.ts'
import { siteContentOf } from '../load/site-content.ts'
import { collectStrings } from '../text/collect-strings.ts'

const { files } = readContent(join(import.meta.dirname, '../../..'))
const { csr, home, products, services } = siteContentOf(files)

/** Each required price: product, field, amount, unit and details (docs/requirements.md#prices). */
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
  it.each(PRICES)('states the price of %s %s: %s%s', (id, tier, amount, unit, details) => {
    const file = files.find((each) => each.file === `content/products/${id}.yaml`)
    const texts = new Map(file && collectStrings(file).map(({ field, text }) => [field, text]))
    expect(texts.get(`${tier}.price`)).toBe(`${amount}${unit}`)
    expect(texts.get(`${tier}.details`)).toContain(details)
  })

  it('names the number of locations in the tiers of the Retail Chain System', () => {
    const retail = products.find(({ id }) => id === 'retail-chain-system')?.data
    expect(retail?.pricing.tiers?.map(({ name }) => name)).toEqual(['Single outlet', '5+ locations'])
  })

  it.each(PRICES.filter(([, , amount]) => amount !== 'Custom'))(
    'states the price of %s %s only once: %s%s',
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
  ])('%s %s occurs only on the CSR page', (value, label, fields) => {
    expect(placesOf(value)).toEqual(fields.map((field) => `content/csr.yaml ${field}.value`))
    expect([...csr.impact.targetedMetrics, ...csr.impact.currentMilestones]).toContainEqual(
      expect.objectContaining({ value, label }),
    )
  })

  it('divides the CSR budget into five shares', () => {
    expect(csr.funding.allocation).toEqual([
      { area: 'Curriculum and content', percentage: 40 },
      { area: 'Training and trainer compensation', percentage: 25 },
      { area: 'Equipment and infrastructure', percentage: 20 },
      { area: 'Scholarships and grants', percentage: 10 },
      { area: 'Administration and reporting', percentage: 5 },
    ])
  })

  it('sets the CSR targets for 2026 to 2030', () => {
    expect(Object.values(csr.impact.targetedTitle).join(' ')).toContain('2026 to 2030')
  })

  it('gives every list of a page its required length', () => {
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

/** Returns every field that contains a figure, but not as part of a longer number. */
function placesOf(figure: string): string[] {
  const pattern = new RegExp(`(?<![\\d,.])${figure.replace(/[$+.]/g, '\\$&')}(?![\\d,.]\\d|\\d)`)
  return files.flatMap((content) =>
    collectStrings(content)
      .filter(({ text }) => pattern.test(text))
      .map(({ field }) => `${content.file} ${field}`),
  )
}
