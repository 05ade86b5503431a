import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readContent } from '../load/read-content.ts'
import { siteContentOf } from '../load/site-content.ts'
import { CASE_STUDY_CATEGORIES } from '../schemas/case-study.ts'

const { files } = readContent(join(import.meta.dirname, '../../..'))
const { csr, leaders, products, services, ventures, work } = siteContentOf(files)

// Tests the entries that docs/requirements.md requires but the schemas do not. Editors may add more entries.

describe('required content', () => {
  it('includes fourteen case studies from 2022 to 2025, at least one in each of the twelve categories', () => {
    const first = work.toSorted((one, other) => one.data.order - other.data.order).slice(0, 14)
    expect(first).toHaveLength(14)
    expect(first.map(({ data }) => data.year).filter((year) => year < 2022 || year > 2025)).toEqual([])
    expect(new Set(first.map(({ data }) => data.category))).toEqual(new Set(CASE_STUDY_CATEGORIES))
  })

  it('includes case studies from at least five countries, at least half of them from Nigeria', () => {
    const countries = Object.groupBy(work, ({ data }) => data.country)
    expect(countries.Nigeria?.length).toBeGreaterThanOrEqual(work.length / 2)
    expect(Object.keys(countries).length).toBeGreaterThanOrEqual(5)
  })

  it('includes eight services', () => {
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

  it('includes six ventures with their links', () => {
    expect(ventures.map(({ data }) => data.link)).toEqual(
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

  it('includes six leaders', () => {
    expect(leaders).toHaveLength(6)
  })

  it('includes the UN goals 4, 8, 9 and 17', () => {
    expect(csr.sdgAlignment.goals.map(({ goal }) => goal)).toEqual([4, 8, 9, 17])
  })
})

describe('required products', () => {
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
  ])('gives %s the status "%s"', (id, status) => {
    expect(products.find((product) => product.id === id)?.data.status).toBe(status)
  })

  it('sets the launch quarter of each unreleased product to Q2 2026', () => {
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

  it.each(['cortex-ai-suite', 'astra-insight'])('states no price for %s', (id) => {
    expect(products.find((product) => product.id === id)?.data.pricing).toEqual({
      model: 'Announced at launch',
    })
  })
})
