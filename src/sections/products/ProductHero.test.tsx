import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fixtureContent } from '#test/support/fixture-content.ts'
import { ProductHero } from './ProductHero.tsx'

it('product hero: shows the launch note below the launch quarter', () => {
  const { data } = fixtureContent.products.find(({ id }) => id === 'fides-agro') ?? {}
  if (data?.status !== 'Coming Soon') throw new Error('the fixture has no product that is coming soon')
  const product = { ...data, launchQuarter: 'Q2 2026', launchNote: 'It waits for a licence.' }
  const picture = { alt: '', src: '/a.avif', width: 1, height: 1 }
  const { productsPage, site } = fixtureContent
  const html = renderToString(
    <ProductHero
      product={{ ...product, id: 'fides-agro', picture }}
      screens={[]}
      buttons={productsPage.buttons}
      rates={site}
    />,
  )
  expect(html.replaceAll('<!-- -->', '')).toMatch(/Coming Q2 2026.*It waits for a licence\./)
})
