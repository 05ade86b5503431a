import { expect, it } from 'vitest'
import { suggestEmail } from './EmailField.tsx'

it.each([
  ['amina@gmail.con', 'amina@gmail.com'],
  ['amina@gmial.com', 'amina@gmail.com'],
  ['Amina.B@GMAIL.CO', 'Amina.B@gmail.com'],
  ['amina@yahoo.con', 'amina@yahoo.com'],
  ['amina@hotmal.com', 'amina@hotmail.com'],
  ['amina@outlok.com', 'amina@outlook.com'],
  ['amina@icloud.con', 'amina@icloud.com'],
])('suggestEmail: suggests for %s the address %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

const RIGHT = `gmail.com GMAIL.com googlemail.com yahoo.com yahoo.co.uk yahoo.co.za yahoo.fr ymail.com hotmail.com hotmail.fr outlook.com
  live.com gmx.com gmx.net mail.com email.com zmail.com cloud.com me.com aol.com proton.me example.com`

it.each(RIGHT.split(/\s+/))('suggestEmail: suggests nothing for the domain %s', (domain) => {
  expect(suggestEmail(`amina@${domain}`)).toBe('')
})

it.each(['', 'amina', 'gmail.con', '@gmail.con'])('suggestEmail: suggests nothing for %o', (text) => {
  expect(suggestEmail(text)).toBe('')
})
