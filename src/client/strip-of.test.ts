import { expect, it, vi } from 'vitest'
import { lettersOf, stripOf } from './strip-of.ts'

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

it('keeps marks with their letter, takes an emoji as one, and stops after twelve', () => {
  expect(lettersOf('👩🏽‍🌾 Ọ̀🇳🇬')).toEqual(['👩🏽‍🌾', ' ', 'Ọ̀', '🇳🇬'])
  expect(lettersOf('Ṣọ́lá')).toEqual(['Ṣ', 'ọ́', 'l', 'á'])
  expect(lettersOf('A'.repeat(40))).toHaveLength(12)
  expect(lettersOf('')).toEqual([])
})

it('keeps marks with their letter in a browser without Intl.Segmenter', () => {
  vi.stubGlobal('Intl', {})
  expect(lettersOf('Ṣọ́lá')).toEqual(['Ṣ', 'ọ́', 'l', 'á'])
  vi.unstubAllGlobals()
})
