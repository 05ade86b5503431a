import { expect, it } from 'vitest'
import { parseForm } from './body-parsers.ts'

const parse = (text: string) => parseForm(Buffer.from(text, 'latin1'))

it('parseForm: reads a name that every object inherits as a field', () => {
  expect(Object.keys(parse('__proto__=1'))).toEqual(['__proto__'])
})

it.each([
  ['a=Am%C3%ADna+B%0D%0A2%3D3', 'Amína B\r\n2=3'],
  ['a=Am%E9lie', 'Amélie'],
  ['a=Am\xE9', 'Amé'],
  ['a=it%92s+%80%2050', 'it’s € 50'],
  ['a=\xE1\xBA\xB9', 'ẹ'],
  ['a=%e1%ba%b9', 'ẹ'],
  ['a=100%', '100%'],
])('parseForm: reads %o as UTF-8, or as windows-1252 if it is not UTF-8', (text, value) => {
  expect(parse(text)).toEqual({ a: value })
})
