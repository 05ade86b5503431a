import { expect, it } from 'vitest'
import { fixtureContent } from '#test/support/fixture-content.ts'
import { ventureFacts } from './to-venture-card.ts'

const { ventures, products, site } = fixtureContent

it.each([
  [
    'of an open venture with year and lowest price of its product',
    'Taxly',
    /^Open since 2022, for \w.*\. From ₦5,000 per filing\.$/,
  ],
  ['of a venture whose product is not launched, without a quarter', 'Fides Agro', /^In development, for \w/],
  [
    'of a venture without a product with its own year and price',
    'The Academy',
    /^Open since 2021, for .*\. ₦450,000 for 16 weeks\.$/,
  ],
  ['of a venture without a price', 'Digital Services', /^Open[^.]*, for [^.]*\.$/],
])('ventureFacts: says the facts %s', (_, name, sentence) => {
  const venture = ventures.find(({ data }) => data.name === name)
  expect(venture && ventureFacts(venture, products, site)).toMatch(sentence)
})
