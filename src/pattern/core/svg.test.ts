import { describe, expect, it } from 'vitest'
import { attrs, circle, escapeText, line, num } from './svg.ts'

describe('num', () => {
  it.each([
    [0.04, '0'],
    [-0.04, '0'],
    [0.25, '.3'],
    [-0.5, '-.5'],
    [10, '10'],
    [12.34, '12.3'],
  ])('formats %d as %s', (value, text) => {
    expect(num(value)).toBe(text)
  })
})

describe('line', () => {
  it('returns relative coordinates, and h and v commands for horizontal and vertical lines', () => {
    expect(line(1, 2, 4, 2)).toBe('M1 2h3')
    expect(line(1, 2, 1, 0)).toBe('M1 2v-2')
    expect(line(1, 2, 4, 6)).toBe('M1 2l3 4')
  })
})

describe('circle', () => {
  it('returns a path that ends at its starting point although coordinates are rounded', () => {
    expect(circle(10, 10, 3.049)).toBe('M7 10a3 3 0 0 0 6 0a3 3 0 0 0 -6 0')
  })
})

describe('attributes of a drawing', () => {
  it('escape special characters and omit characters that XML does not allow', () => {
    expect(escapeText('a"b<c>&d\u0000\ud800')).toBe('a&#34;b&#60;c&#62;&#38;d\ufffd')
    expect(attrs({ x: 0.25, id: 'a' })).toBe(' x=".3" id="a"')
  })
})
