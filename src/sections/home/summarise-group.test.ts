import { expect, it } from 'vitest'
import { fixtureContent as content } from '#test/support/fixture-content.ts'
import { summariseGroup } from './summarise-group.ts'

const available = content.products.filter(({ data }) => data.status === 'available')

it('summariseGroup: counts projects, countries and available products', () => {
  const countries = ['Ghana', 'Nigeria', 'Nigeria']
  const work = content.work.slice(0, 3).map(({ id, data }, index) => ({
    id,
    data: { ...data, country: countries[index] ?? '' },
  }))
  const products = [...available.slice(0, 2), ...content.products.filter((each) => !available.includes(each))]
  expect(products.length).toBeGreaterThan(2)
  expect(summariseGroup({ work, products })).toEqual(['3 projects in 2 countries', '2 products in use'])
})
