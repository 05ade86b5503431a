import { expect, it } from 'vitest'
import { parseForm } from './body-parsers.ts'

const parse = (text: string) => parseForm(Buffer.from(text, 'latin1'))

it('parseForm: parses a form that a browser has encoded', () => {
  expect(parse('name=Am%C3%ADna+B&message=1%0D%0A2%3D3&service=')).toEqual({
    name: 'Amína B',
    message: '1\r\n2=3',
    service: '',
  })
  expect(Object.keys(parse('__proto__=1'))).toEqual(['__proto__'])
})

it.each([
  ['a=Am%E9lie', 'Amélie'],
  ['a=Am\xE9', 'Amé'],
  ['a=it%92s+%80%2050', 'it’s € 50'],
  ['a=\xE1\xBA\xB9', 'ẹ'],
  ['a=%e1%ba%b9', 'ẹ'],
  ['a=100%', '100%'],
])('parseForm: reads %o as UTF-8, or as windows-1252 if it is not UTF-8', (text, value) => {
  expect(parse(text)).toEqual({ a: value })
})
