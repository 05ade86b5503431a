import { expect, it } from 'vitest'
import { emailKey } from './email-key.ts'

it.each([
  ['capitals', 'Ada@Example.ORG', 'ada@example.org'],
  ['capitals of Yoruba', 'ỌLÁ@exámple.ng', 'ọlá@EXÁMPLE.ng'],
  ['decomposed accents', 'ade\u0301@example.com', 'ad\u00e9@example.com'],
  ['the Turkish dotted capital', 'İbrahim@example.com', 'ibrahim@example.com'],
  ['the Turkish dotless letter', 'ışık@example.com', 'IŞIK@example.com'],
  ['sharp s', 'STRASSE@example.com', 'straße@example.com'],
  ['punycode', 'a@münchen.de', 'a@xn--mnchen-3ya.de'],
  ['a name in front', 'Ada Obi <ada@example.org>', 'ada@example.org'],
  ['spaces around', ' ada@example.org\n', 'ada@example.org'],
  ['invisible characters', '\u200bada@exam\u00adple.org\ufeff', 'ada@example.org'],
  ['full-width letters', 'ａｄａ@example.org', 'ada@example.org'],
  ['the root dot', 'ada@example.org.', 'ada@example.org'],
])('email key: ignores %s', (_, one, other) => {
  expect(emailKey(one)).toBe(emailKey(other))
})

it.each([
  ['accents', 'adé@example.org', 'ade@example.org'],
  ['domains', 'ada@example.org', 'ada@example.com'],
  ['dots', 'a.da@example.org', 'ada@example.org'],
])('email key: differs for addresses with different %s', (_, one, other) => {
  expect(emailKey(one)).not.toBe(emailKey(other))
})
