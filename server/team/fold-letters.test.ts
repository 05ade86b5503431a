import { expect, it } from 'vitest'
import { foldLetters } from './fold-letters.ts'

it('foldLetters: leaves no letter of the Latin alphabets of West Africa that a keyboard lacks', () => {
  const letters = 'ƁɓƊɗƎǝƏəƐɛƑƒƓɠƔɣĦħƖɩƘƙŁłƝɲŊŋƆɔØøƤƥƩʃŦŧƬƭƱʊƲʋƳƴƷʒÆæŒœßẞĐđÐðÞþı'
  expect(foldLetters(letters)).toMatch(/^[a-z]+$/)
})
