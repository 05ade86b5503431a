import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ServiceOverview } from '#src/sections/services/ServiceOverview.tsx'
import { FactSection } from '#src/sections/shared/FactSection.tsx'
import { VentureCardWide } from '#src/sections/subsidiaries/VentureCardWide.tsx'

const SUM = '₦9 million'
const TEXT = `Insured up to ${SUM} a claim.`

const PARTS = {
  'terms of a service': (
    <ServiceOverview
      overview=""
      terms={{
        // The schema of terms joins its sums.
        from: '₦9\u00a0million',
        usual: { from: '₦9\u00a0million', to: '₦12\u00a0million' },
        duration: '6 to 9 weeks',
        needs: TEXT,
        more: [{ term: 'Alone', fact: TEXT }],
      }}
      link=""
    />
  ),
  'facts with labels': (
    <FactSection facts={{ title: { light: '', heavy: '' }, items: [{ label: '', text: TEXT }] }} />
  ),
  'facts of a venture': (
    <VentureCardWide
      {...{ id: 'a', name: 'A', tagline: '', description: '', link: '/', status: '' }}
      {...{ isUpcoming: false, isProduct: false, artwork: { family: 'uli', seed: 'a' } }}
      facts={[['Price', TEXT]]}
      buttons={{ facts: '', more: '', launch: '' }}
    />
  ),
}

it.each(Object.entries(PARTS))('%s: keep each sum on one line', (_, part) => {
  const html = renderToStaticMarkup(part)
  expect(html).toContain(SUM)
  expect(html.replaceAll(`<span class="nowrap">${SUM}</span>`, '')).not.toContain(SUM)
})
