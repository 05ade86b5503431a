import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Product } from '#src/content/schemas/product.ts'
import { valid } from '#test/support/problems-with.ts'
import { ProductActions } from './ProductActions.tsx'

it('product actions: show the launch note below the launch quarter', () => {
  const { data } = valid.find(({ id }) => id === 'fides-agro') as { data: Product }
  const product = { ...data, launchQuarter: 'Q2 2026', launchNote: 'It waits for a licence.' } as Product
  const buttons = { back: '', explore: '', launch: 'Tell me', demo: '', website: '' }
  const html = renderToString(<ProductActions id="fides-agro" product={product} buttons={buttons} />)
  expect(html.replaceAll('<!-- -->', '')).toMatch(/Coming Q2 2026.*It waits for a licence\./)
})
