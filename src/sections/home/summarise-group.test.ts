import { expect, it } from 'vitest'
import { fixtureContent as content } from '#test/support/fixture-content.ts'
import { summariseGroup } from './summarise-group.ts'

const { csr } = content
const available = content.products.filter(({ data }) => data.status === 'available')
const withMilestones = (...people: number[]): typeof csr => ({
  ...csr,
  targets: {
    ...csr.targets,
    current: {
      ...csr.targets.current,
      items: people.map((each) => ({ value: `${each}`, people: each, label: 'people trained' })),
    },
  },
})

it('summariseGroup: counts projects, countries, available products and trained people', () => {
  const countries = ['Ghana', 'Nigeria', 'Nigeria']
  const work = content.work.slice(0, 3).map(({ id, data }, index) => ({
    id,
    data: { ...data, country: countries[index] ?? '' },
  }))
  const products = [...available.slice(0, 2), ...content.products.filter((each) => !available.includes(each))]
  expect(products.length).toBeGreaterThan(2)
  expect(summariseGroup({ work, products, csr: withMilestones(900, 250) })).toEqual([
    '3 projects in 2 countries',
    '2 products in use',
    '1,150 people trained',
  ])
})
