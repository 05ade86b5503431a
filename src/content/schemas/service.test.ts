import { expect, it } from 'vitest'
import { fixtureContent } from '#test/support/fixture-content.ts'

it('serviceSchema: no line breaks the sums of a service', () => {
  const [service] = fixtureContent.services
  expect(service?.data.terms).toMatchObject({
    from: '₦8.5\u00a0million',
    usual: { from: '₦15\u00a0million', to: '₦60\u00a0million' },
  })
})
