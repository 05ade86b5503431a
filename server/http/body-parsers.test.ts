import { describe, expect, it } from 'vitest'
import { parseForm, parseJson, UnreadableBodyError } from './body-parsers.ts'

describe('parseJson', () => {
  it('parses an object whose strings contain quotes, braces and colons', () => {
    const message = { name: 'a"b\\', message: '{"name": ["x", 1]}: \\"', nested: { a: 1, b: { c: 2 } } }
    expect(parseJson(JSON.stringify(message))).toEqual(message)
  })

  it.each(['', '{', '{"name":}', '{"a":1,"a":2}', '{"a":1,"\\u0061":2}', '\uFEFF{}', "{'a':1}", 'NaN'])(
    'refuses %o',
    (text) => {
      expect(() => parseJson(text)).toThrow(UnreadableBodyError)
    },
  )
})

describe('parseForm', () => {
  it('parses a form that a browser has encoded', () => {
    expect(parseForm('name=Am%C3%ADna+B&message=1%0D%0A2%3D3&service=')).toEqual({
      name: 'Amína B',
      message: '1\r\n2=3',
      service: '',
    })
    expect(parseForm('')).toEqual({})
  })

  it('parses __proto__ like every other field', () => {
    expect(Object.keys(parseForm('__proto__=1'))).toEqual(['__proto__'])
  })

  it.each(['a=%', 'a=%E0%A4', 'a=1&a=2', '%=1', 'a=%FF'])('refuses %o', (text) => {
    expect(() => parseForm(text)).toThrow(UnreadableBodyError)
  })
})
