import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { fixtureContent } from '#test/support/fixture-content.ts'
import { Figure } from './Figure.tsx'

const figures = fixtureContent.work.flatMap(({ id, data }) =>
  data.figures.map((figure) => ({ name: `${id}: ${figure.kind}`, figure })),
)
const render = (figure: (typeof figures)[number]['figure']) =>
  renderToStaticMarkup(<Figure figure={figure} />)

it.each(figures)(
  'Figure: begins with caption and description, without style attributes or ids: $name',
  ({ figure }) => {
    const html = render(figure)
    const text = html.replace(/<[^>]+>/g, '')
    expect(text.replaceAll('&#x27;', "'").startsWith(`${figure.caption}${figure.description}`)).toBe(true)
    expect(html).not.toMatch(/ (style|id|onclick)=/)
  },
)
