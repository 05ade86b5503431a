import { describe, expect, it } from 'vitest'
import type { ContentKind } from '../load/content-kinds.ts'
import type { ContentFile } from '../load/read-content.ts'
import { findClaimsAgainstMetrics } from './metric-claims.ts'
import { findNumbersInWords } from './number-style.ts'
import { findHardTexts } from './readability.ts'
import { findSameness } from './sameness.ts'
import { findUnwantedWords } from './wording.ts'

const entry = (kind: ContentKind, data: unknown, id = 'one'): ContentFile => ({
  kind,
  file: `content/${kind}/${id}.yaml`,
  id,
  data,
})

describe('findUnwantedWords', () => {
  const found = (text: string, kind: ContentKind = 'home') =>
    findUnwantedWords([entry(kind, { intro: text })]).map(({ expected }) => expected)

  it.each([
    'Vessel 3, unfired',
    'Drawing 2, after uli',
    'This work is on loan.',
    'Four are still on the loom.',
    'Weft',
    'It seldom breaks.',
    'The people for whom we work',
    'They supposed the worst.',
    'The files are put away.',
    'Merge doubles',
    'A seamless, world-class platform',
    'Coming Q2 2026',
  ])('reports "%s"', (text) => {
    expect(found(text)).not.toEqual([])
  })

  it.each([
    'Desk: Survey, room 4',
    'Read the whole thread.',
    'A recommended amendment',
    'You are supposed to sign here.',
    'The wait doubles at noon.',
    'We design and deliver transformative digital solutions for African businesses.',
    'A pupil unlocks the tablet.',
  ])('accepts "%s"', (text) => {
    expect(found(text)).toEqual([])
  })

  it('accepts labels of patterns on the about page, and the launch quarter on a product', () => {
    expect(found('Drawing 2', 'about')).toEqual([])
    expect(found('Q2 2026', 'products')).toEqual([])
  })

  it('names the field and the word to write instead', () => {
    expect(findUnwantedWords([entry('work', { figures: [{ caption: 'We seldom call.' }] })])).toEqual([
      {
        file: 'content/work/one.yaml',
        field: 'figures.0.caption',
        expected: 'leave out "seldom": write "rarely"',
      },
    ])
  })
})

describe('findHardTexts', () => {
  const words = (count: number) => `${'word '.repeat(count).trim()}.`

  it('reports a sentence of more than 28 words', () => {
    expect(findHardTexts([entry('work', { impact: words(28) })])).toEqual([])
    expect(findHardTexts([entry('work', { impact: words(29) })])).toEqual([
      expect.objectContaining({
        field: 'impact',
        expected: expect.stringMatching(/at most 28 words; it has 29/),
      }),
    ])
  })

  it('ends a sentence at each item of a Markdown list', () => {
    const body = `We keep:\n${'- the name and the address of the sender\n'.repeat(8)}`
    expect(findHardTexts([{ ...entry('legal', {}), body }])).toEqual([])
  })

  it('reports an entry with a reading grade above 8', () => {
    const hard =
      'Organisational transformation necessitates comprehensive administrative modernisation. '.repeat(10)
    const plain = 'A clerk opens the file and reads the name. The next desk has it by noon. '.repeat(5)
    expect(findHardTexts([entry('services', { overview: hard })])).toEqual([
      expect.objectContaining({ field: '', expected: expect.stringMatching(/a reading grade of at most 8/) }),
    ])
    expect(findHardTexts([entry('services', { overview: plain })])).toEqual([])
  })
})

describe('findNumbersInWords', () => {
  const found = (text: string, field = 'impact') =>
    findNumbersInWords([entry('work', { [field]: text })]).map(({ expected }) => expected)

  it.each([
    ['It took forty-one days.', 'forty-one days'],
    ['We watched for three weeks.', 'three weeks'],
    ['Limits of two working days', 'two working days'],
    ['The office has fifteen clerks.', 'fifteen clerks'],
    ['He kept four hundred records.', 'four hundred records'],
  ])('reports the number in "%s"', (text, quantity) => {
    expect(found(text)).toEqual([`write the number of "${quantity}" in digits`])
  })

  it.each([
    'It took 41 days.',
    'Two days later it was gone.',
    'One day the clerk left.',
    'It takes one or two days.',
    'The two people must agree.',
    'They met twenty-four-hour targets.',
  ])('accepts "%s"', (text) => {
    expect(found(text)).toEqual([])
  })

  it('accepts the words of a client and other kinds of pages', () => {
    expect(findNumbersInWords([entry('work', { quote: { text: 'It took us forty days.' } })])).toEqual([])
    expect(findNumbersInWords([entry('about', { intro: 'After two years' })])).toEqual([])
  })
})

describe('findClaimsAgainstMetrics', () => {
  const product = (description: string, onTime = '98.7%') =>
    entry('products', { status: 'available', description, metrics: { filedOnTime: onTime } }, 'taxly')
  const venture = (summary: string) => entry('ventures', { summary, link: '/products/taxly' }, 'taxly')

  it('reports a promise without exception of a product or its venture', () => {
    expect(
      findClaimsAgainstMetrics([
        product('It matches every payment to its student on the same day.'),
        venture('Returns prepared, checked and filed before the deadline.'),
      ]),
    ).toEqual([
      expect.objectContaining({ file: 'content/products/taxly.yaml', field: 'description' }),
      {
        file: 'content/ventures/taxly.yaml',
        field: 'summary',
        expected: expect.stringMatching(/promise less than .* say 98\.7%/),
      },
    ])
  })

  it.each([
    'It matches each payment, nearly always on the day it arrives.',
    'Returns are prepared, checked and filed on time.',
    'Of those, 98.7% arrived before the deadline.',
    'Every pupil has an account number.',
  ])('accepts "%s"', (text) => {
    expect(findClaimsAgainstMetrics([product(text), venture(text)])).toEqual([])
  })

  it('accepts the promise when the metric is 100%', () => {
    expect(findClaimsAgainstMetrics([product('Filed before the deadline.', '100%')])).toEqual([])
  })
})

describe('findSameness', () => {
  const paragraphs = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${name} begins here ${index}, then ends as ${name}.`).join(
      '\n\n',
    )
  const study = (index: number, counts: number[], length = 1) => {
    const [challenge, solution, impact] = ['a', 'b', 'c'].map((part, position) =>
      paragraphs(`${part}${index}`, counts[position] ?? 1),
    )
    return entry(
      'work',
      { challenge: `${challenge} ${'more '.repeat(length)}x${index}y z.`, solution, impact },
      `s${index}`,
    )
  }
  const varied = [1, 2, 3, 4, 5, 6].map((index) => study(index, [index, 2, 1], index * 40))

  it('accepts case studies of different shapes and lengths', () => {
    expect(findSameness(varied)).toEqual([])
  })

  it('reports the same paragraphs in more than half of the entries, and equal lengths', () => {
    const same = [1, 2, 3, 4, 5, 6].map((index) => study(index, [3, 3, 1]))
    expect(findSameness(same).map(({ expected }) => expected)).toEqual([
      'vary the paragraphs; 6 of 6 entries have 3 + 3 + 1',
      expect.stringMatching(/^vary the lengths: .* at least 2 times/),
    ])
  })

  it.each([
    ['begin', (id: string) => `Prices change every ${id}.`],
    ['end', (id: string) => `For ${id} they go on working.`],
  ])('reports the third text of a kind that has the same words to %s', (verb, text) => {
    const products = ['one', 'two', 'three'].map((id) => entry('products', { description: text(id) }, id))
    expect(findSameness(products)).toEqual([
      {
        file: 'content/products/three.yaml',
        field: 'description',
        expected: expect.stringMatching(
          new RegExp(`^${verb} with other words; 2 texts already ${verb} with`),
        ),
      },
    ])
  })
})
