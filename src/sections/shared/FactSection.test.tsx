import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FactSection } from './FactSection.tsx'

const render = (count: number) => {
  const items = Array.from({ length: count }, (_, index) => ({ label: `Fact ${index + 1}`, text: 'Text.' }))
  return renderToString(<FactSection facts={{ title: { light: 'The', heavy: 'facts' }, items }} />)
}

it('facts: show phones all of six, and of seven the first four and the rest on a tap', () => {
  expect(render(6)).not.toContain('<details')
  const [shown, hidden] = render(7).split('<details')
  expect(shown?.match(/<dt/g)).toHaveLength(4)
  expect(hidden?.match(/<dt/g)).toHaveLength(3)
  expect(hidden).toMatch(/<summary[^>]*>Fact 5, Fact 6, Fact 7</)
})
