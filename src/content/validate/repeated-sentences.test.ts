import { expect, it } from 'vitest'
import type { ContentFile } from '../load/read-content.ts'
import { repeatedSentences } from './repeated-sentences.ts'

const entry = (id: string, text: string): ContentFile => ({
  kind: 'work',
  file: `content/work/${id}.yaml`,
  id,
  data: { impact: text },
})

it('finds a sentence that two entries share, whatever its capitals and marks', () => {
  expect(
    repeatedSentences([
      entry('one', 'It began in May. We watch the work before we design for it.'),
      entry('two', 'Why? “We watch the Work before we design for it!”'),
    ]),
  ).toEqual([
    {
      file: 'content/work/two.yaml',
      field: 'impact',
      expected:
        'say it in other words; "we watch the work before we design for it" is also in content/work/one.yaml: impact',
    },
  ])
})

it('finds one that an entry says twice', () => {
  expect(repeatedSentences([entry('one', 'Nobody has to call us. And yet: nobody has to call us.')])).toEqual(
    [],
  )
  expect(repeatedSentences([entry('one', 'Nobody has to call us. Nobody has to call us.')])).toHaveLength(1)
})

it('lets a page call a case study by its title', () => {
  const home: ContentFile = {
    kind: 'home',
    file: 'content/home.yaml',
    id: 'home',
    data: { name: 'Payroll for a Moving Workforce' },
  }
  expect(repeatedSentences([home, entry('one', 'Payroll for a moving workforce')])).toEqual([])
})

it('lets four words stand twice', () => {
  expect(
    repeatedSentences([entry('one', 'Read the case study.'), entry('two', 'Read the case study.')]),
  ).toEqual([])
})
