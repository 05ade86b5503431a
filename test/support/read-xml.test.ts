import { expect, test } from 'vitest'
import { readXml } from './read-xml.ts'

test('readXml: returns elements and their attributes', () => {
  const [root, child] = readXml('<!-- mark -->\n<svg a="1"><path d="M0 0" b="&#38;"/>text</svg>')
  expect(root?.name).toBe('svg')
  expect(child?.attributes.get('d')).toBe('M0 0')
})

test.each([
  '<svg>',
  '<svg></g>',
  '<svg/><svg/>',
  '<svg a=1/>',
  '<svg a="1" a="2"/>',
  '<svg a="<"/>',
  '<svg a="&"/>',
  '<svg>&</svg>',
  'text',
  '<svg>\u0001</svg>',
])('readXml: throws for the malformed XML %j', (text) => {
  expect(() => readXml(text)).toThrow()
})
