import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ServiceTerms } from '#src/sections/services/ServiceTerms.tsx'
import { VentureCardWide } from '#src/sections/subsidiaries/VentureCardWide.tsx'
import { FactList } from '#src/ui/FactList.tsx'

const SUM = '₦9 million'
const TEXT = `Insured up to ${SUM} a claim.`

const PARTS = {
  'terms of a service': (
    <ServiceTerms
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
  'facts with labels': <FactList columns="4-2-1" facts={[{ term: 'Price', text: TEXT }]} />,
  'facts of a venture': (
    <VentureCardWide
      {...{ id: 'a', name: 'A', tagline: '', description: '', link: '/', status: '' }}
      {...{ isUpcoming: false, isProduct: false, artwork: { family: 'uli', seed: 'a' } }}
      facts={TEXT}
      buttons={{ more: '', launch: '' }}
    />
  ),
}

it.each(Object.entries(PARTS))('%s: keep each sum on one line', (_, part) => {
  const html = renderToStaticMarkup(part)
  expect(html).toContain(SUM)
  expect(html.replaceAll(`<span class="nowrap">${SUM}</span>`, '')).not.toContain(SUM)
})
