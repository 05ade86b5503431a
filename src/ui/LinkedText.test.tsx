import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LinkedText } from './LinkedText.tsx'

it('LinkedText: links each name, also one with a mark of regular expressions', () => {
  const links = { 'Peace & Joy (Nig.)': '/work/peace', Ridgeline: '/work/ridge' }
  const html = renderToStaticMarkup(<LinkedText text="For Peace & Joy (Nig.) and Ridgeline." links={links} />)
  expect(html).toBe(
    'For <a href="/work/peace">Peace &amp; Joy (Nig.)</a> and <a href="/work/ridge">Ridgeline</a>.',
  )
})
