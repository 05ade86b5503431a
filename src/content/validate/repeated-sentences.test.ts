import { expect, it } from 'vitest'
import type { ContentFile } from '../load/read-content.ts'
import { findRepeatedSentences } from './repeated-sentences.ts'

const entry = (id: string, text: string): ContentFile => ({
  kind: 'work',
  file: `content/work/${id}.yaml`,
  id,
  data: { impact: text },
})

it('repeated sentences: reports a sentence in two entries, ignoring capitals and punctuation', () => {
  expect(
    findRepeatedSentences([
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

it('repeated sentences: reports a sentence that occurs twice in one entry', () => {
  expect(
    findRepeatedSentences([entry('one', 'Visitors need not call us. And yet: visitors need not call us.')]),
  ).toEqual([])
  expect(
    findRepeatedSentences([entry('one', 'Visitors need not call us. Visitors need not call us.')]),
  ).toHaveLength(1)
})

it('repeated sentences: allows a field called `name` to repeat the title of a case study', () => {
  const home: ContentFile = {
    kind: 'home',
    file: 'content/home.yaml',
    id: 'home',
    data: { name: 'Payroll for a Moving Workforce' },
  }
  expect(findRepeatedSentences([home, entry('one', 'Payroll for a moving workforce')])).toEqual([])
})

it('repeated sentences: allows a sentence of four words to occur twice', () => {
  expect(
    findRepeatedSentences([entry('one', 'Read the case study.'), entry('two', 'Read the case study.')]),
  ).toEqual([])
})
