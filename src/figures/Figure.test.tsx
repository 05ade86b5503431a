import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { fixtureContent } from '#test/support/fixture-content.ts'
import { Figure } from './Figure.tsx'

const figures = fixtureContent.work.flatMap(({ id, data }) =>
  data.figures.map((figure) => ({ name: `${id}: ${figure.kind}`, figure })),
)
const render = (figure: (typeof figures)[number]['figure']) =>
  renderToStaticMarkup(<Figure figure={figure} />)

const WORDS = { caption: 'A caption', description: 'A description' }

describe('Figure', () => {
  it('is tested with every kind', () => {
    expect(new Set(figures.map(({ figure }) => figure.kind)).size).toBe(5)
  })

  it.each(figures)(
    'begins with caption and description, without style attributes or ids: $name',
    ({ figure }) => {
      const html = render(figure)
      const text = html.replace(/<[^>]+>/g, '')
      expect(text.replaceAll('&#x27;', "'").startsWith(`${figure.caption}${figure.description}`)).toBe(true)
      expect(html).not.toMatch(/ (style|id|onclick)=/)
    },
  )

  it('draws the line of a series from its start to its end, changing colour at the launch', () => {
    const time = { start: '2022-11', launch: '2023-01', values: [50, 50, 50, 25, 25, 0] }
    const html = render({ kind: 'series', measure: 'A measure', unit: '%', ...WORDS, ...time })
    const lines = [...html.matchAll(/<polyline[^>]*points="([^"]+)"/g)].map(([, points]) =>
      points?.split(' '),
    )
    const [before = [], after = []] = lines
    expect(before.at(0)).toMatch(/^0,/)
    expect(before.at(-1)).toBe(after.at(0))
    expect(after.at(-1)).toBe('300,100')
    expect(html).toContain('January 2023, launch')
  })
})
