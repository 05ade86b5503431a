import { expect, it, vi } from 'vitest'
import { ranksOf, stripOf } from './strip-of.ts'

it('gives each letter of the alphabet a figure of its own, and capitals and marked letters that of their letter', () => {
  const figures = new Set([...'abcdefghijklmnopqrstuvwxyz'].map((letter) => stripOf(letter).figure))
  expect(figures.size).toBe(26)
  expect(stripOf('Ọ')).toEqual(stripOf('o'))
  expect(stripOf('ẹ́').figure).toBe(stripOf('E').figure)
})

it('weaves other signs plain', () => {
  for (const sign of [' ', '7', '&', '中', '🙂']) expect(stripOf(sign).figure).toBe(0)
  expect(stripOf('ɓ').figure).not.toBe(0)
})

it('weaves nothing for a space', () => {
  expect(stripOf(' ').ground).toBe('')
})

it('divides a name after its first word, or after twelve letters, and stops after twenty-four', () => {
  expect(ranksOf(' 👩🏽‍🌾 Ọ̀🇳🇬 a')).toEqual([
    ['👩🏽‍🌾', ' '],
    ['Ọ̀', '🇳🇬', ' ', 'a'],
  ])
  expect(ranksOf('Ṣọ́lá')).toEqual([['Ṣ', 'ọ́', 'l', 'á'], []])
  expect(ranksOf('A'.repeat(40)).map(({ length }) => length)).toEqual([12, 12])
  expect(ranksOf('')).toEqual([[], []])
})

it('keeps marks with their letter in a browser without Intl.Segmenter', () => {
  vi.stubGlobal('Intl', {})
  expect(ranksOf('Ṣọ́lá')[0]).toEqual(['Ṣ', 'ọ́', 'l', 'á'])
  vi.unstubAllGlobals()
})
