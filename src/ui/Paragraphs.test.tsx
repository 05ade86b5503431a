import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Paragraphs } from './Paragraphs.tsx'

it('Paragraphs: links each name, also one with a mark of regular expressions', () => {
  const links = { 'Peace & Joy (Nig.)': '/work/peace', Ridgeline: '/work/ridge' }
  const html = renderToStaticMarkup(<Paragraphs text="For Peace & Joy (Nig.) and Ridgeline." links={links} />)
  expect(html).toBe(
    '<p>For <a href="/work/peace">Peace &amp; Joy (Nig.)</a> and <a href="/work/ridge">Ridgeline</a>.</p>',
  )
})
