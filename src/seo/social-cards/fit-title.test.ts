import { describe, expect, it } from 'vitest'
import { fitTitle, titleHeight } from './fit-title.ts'

/** A measure in which every letter is half an em wide, at any weight. */
const measure = (text: string) => text.length / 2
const setTitle = (light: string, heavy: string, box = {}) =>
  fitTitle(
    [
      { text: light, weight: 300 },
      { text: heavy, weight: 780 },
    ],
    { width: 540, height: 264, maxSize: 116, ...box },
    measure,
  )
const textOf = ({ lines }: ReturnType<typeof setTitle>) => lines.map(({ text }) => text)

describe('fitTitle', () => {
  it('gives a short title the maximum size', () => {
    expect(setTitle('Clavis', 'Works')).toEqual({
      size: 116,
      lines: [
        { text: 'Clavis', weight: 300 },
        { text: 'Works', weight: 780 },
      ],
    })
  })

  it('breaks a long part into lines of similar length and starts each part on a new line', () => {
    expect(textOf(setTitle('Empowering Nigeria’s', 'Next Tech Leaders', { height: 400 }))).toEqual([
      'Empowering',
      'Nigeria’s',
      'Next Tech',
      'Leaders',
    ])
  })

  it('prefers fewer lines to a slightly larger font size', () => {
    expect(textOf(setTitle('The Census of', 'Small Shops'))).toEqual(['The Census of', 'Small Shops'])
  })

  it.each([
    'Management of Agricultural Extension',
    'Internationalisation',
    'a b c d e f g h i j k l m n o p',
  ])('keeps “%s” inside its box', (heavy) => {
    const { size, lines } = setTitle('The', heavy)
    expect(titleHeight(lines.length) * size).toBeLessThanOrEqual(264)
    for (const { text } of lines) expect(measure(text) * size).toBeLessThanOrEqual(540)
  })
})
