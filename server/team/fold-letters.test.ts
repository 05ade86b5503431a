import { expect, it } from 'vitest'
import { foldLetters } from './fold-letters.ts'

it.each([
  ['Ɗanjuma Ƙwari Ɓagwai ƴan', 'danjuma kwari bagwai yan'],
  ['DANJUMA KWARI BAGWAI YAN', 'danjuma kwari bagwai yan'],
  ['Ọláìyá Ṣẹ́gun Ńkịrụ', 'olaiya segun nkiru'],
  ['Straße STRASSE Łódź Đorđe Ærø Œuvre', 'strasse strasse lodz dorde aero oeuvre'],
  ['İstanbul ISPARTA ısparta Þór Ðeri', 'istanbul isparta isparta thor deri'],
  ['Ɛwe Ɔkyeame Ŋutɔ Ɲa Ɣla Ʋuʋu Ǝ', 'ewe okyeame nuto na gla vuvu e'],
])('foldLetters: %s becomes %s', (text, folded) => {
  expect(foldLetters(text)).toBe(folded)
})

it('foldLetters: leaves no letter of the Latin alphabets of West Africa that a keyboard lacks', () => {
  const letters = 'ƁɓƊɗƎǝƏəƐɛƑƒƓɠƔɣĦħƖɩƘƙŁłƝɲŊŋƆɔØøƤƥƩʃŦŧƬƭƱʊƲʋƳƴƷʒÆæŒœßẞĐđÐðÞþı'
  expect(foldLetters(letters)).toMatch(/^[a-z]+$/)
})
