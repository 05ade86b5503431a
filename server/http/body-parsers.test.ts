import { describe, expect, it } from 'vitest'
import { parseForm, parseJson } from './body-parsers.ts'
import { ApiError } from './errors.ts'

it('parseJson: parses an object whose strings contain quotes, braces and colons', () => {
  const message = { name: 'a"b\\', message: '{"name": ["x", 1]}: \\"', nested: { a: 1, b: { c: 2 } } }
  expect(parseJson(Buffer.from(JSON.stringify(message)))).toEqual(message)
})

it('parseJson: refuses a field that occurs twice, also if it is written with an escape', () => {
  expect(() => parseJson(Buffer.from('{"a":1,"\\u0061":2}'))).toThrow(ApiError)
})

describe('parseForm', () => {
  const parse = (text: string) => parseForm(Buffer.from(text, 'latin1'))

  it('parses a form that a browser has encoded', () => {
    expect(parse('name=Am%C3%ADna+B&message=1%0D%0A2%3D3&service=')).toEqual({
      fields: { name: 'Amína B', message: '1\r\n2=3', service: '' },
      isValid: true,
    })
    expect(parse('')).toEqual({ fields: {}, isValid: true })
  })

  it('parses __proto__ like every other field', () => {
    expect(Object.keys(parse('__proto__=1').fields)).toEqual(['__proto__'])
  })

  it.each([
    ['a=Am%E9lie', 'Amélie'],
    ['a=Am\xE9', 'Amé'],
    ['a=it%92s+%80%2050', 'it’s € 50'],
    ['a=\xE1\xBA\xB9', 'ẹ'],
    ['a=%e1%ba%b9', 'ẹ'],
  ])('reads %o as UTF-8, or as windows-1252 if it is not UTF-8', (text, value) => {
    expect(parse(text)).toEqual({ fields: { a: value }, isValid: true })
  })

  it('keeps the whole characters of a value that was cut off', () => {
    expect(parseForm(Buffer.from('a=%E1%BA%B9%E1%BA'), false).fields).toEqual({ a: 'ẹ' })
  })
})
