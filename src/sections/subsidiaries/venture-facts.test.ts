import { describe, expect, it } from 'vitest'
import { fixtureContent } from '#test/support/fixture-content.ts'
import { ventureFacts } from './venture-facts.ts'

const { ventures, products } = fixtureContent

function factsOf(name: string): Record<string, string> {
  const venture = ventures.find(({ data }) => data.name === name)
  if (!venture) throw new Error(`there is no venture ${name}`)
  return Object.fromEntries(ventureFacts(venture, products))
}

describe('ventureFacts', () => {
  it('takes year and lowest price from the product of an open venture', () => {
    expect(factsOf('Taxly')).toMatchObject({ Status: 'Open since 2022', Price: 'From ₦5,000 per filing' })
  })

  it('says of a venture whose product is not launched that it is in development, without a quarter', () => {
    expect(factsOf('Fides Agro')).toMatchObject({ Status: 'In development' })
  })

  it('takes year and price of a venture without a product from the venture, and leaves out a price that is not set', () => {
    expect(factsOf('The Academy')).toMatchObject({
      Status: 'Open since 2021',
      Price: '₦450,000 for 16 weeks',
    })
    expect(factsOf('Digital Services')).not.toHaveProperty('Price')
  })
})
