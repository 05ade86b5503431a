import { expect, it } from 'vitest'
import type { ContentFile } from '../load/read-content.ts'
import { findOutdatedCounts } from './count-claims.ts'

const projects = (count: number): ContentFile[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'work',
    file: `content/work/${index}.yaml`,
    id: `${index}`,
    data: {},
  }))

const page = (text: string): ContentFile => ({
  kind: 'workPage',
  file: 'content/work.yaml',
  id: 'work',
  data: { hero: { intro: text } },
})

it.each([
  'Fourteen case studies',
  'two of fourteen projects',
  '14 projects',
  'Fourteen finished projects',
  'Projects',
])('count claims: accepts %o for fourteen case studies', (text) => {
  expect(findOutdatedCounts([page(text), ...projects(14)])).toEqual([])
})

it('count claims: reports file, field and both numbers when a text says fourteen and there are fifteen', () => {
  expect(findOutdatedCounts([page('We show fourteen projects.'), ...projects(15)])).toEqual([
    {
      file: 'content/work.yaml',
      field: 'hero.intro',
      message: '"fourteen projects" is out of date; there are 15 in content/work',
    },
  ])
})

it('count claims: ignores counts in entries', () => {
  const entry: ContentFile = {
    kind: 'services',
    file: 'a.yaml',
    id: 'a',
    data: { text: 'We set up two products.' },
  }
  expect(findOutdatedCounts([entry])).toEqual([])
})
