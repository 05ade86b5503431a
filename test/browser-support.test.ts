import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { htmlFiles } from '#server/http/static-site.ts'

// The built files contain nothing that the browsers of the full level cannot read (docs/architecture.md#browsers).

const SITE = 'dist'

/** `@media (width<=719px)`: Chrome 104, Safari 16.4. */
const RANGE_QUERY = /@media[^{]*[<>][^{]*/g

/** A rule in a rule, with or without `&`: Chrome 112, Safari 16.5. */
const NESTED_RULE = /[{;}]\s*&[^{}]*\{/g

/** A unit that needs Chrome 108: write `calc(N * var(--svh))`. Browsers that animate along a scroll position know the unit. */
const SMALL_VIEWPORT_UNIT = /(?<=[{;])(?!--|animation)[^{};]*\dsvh[^{};]*/g

/** Functions that are newer than Chrome 99, Safari 15.4 or Firefox 97, by their names. */
const NEW_FUNCTION =
  /\b(?:findLast|findLastIndex|fromAsync|groupBy|toReversed|toSorted|toSpliced|withResolvers|canParse|checkVisibility|isWellFormed)\(/g

/** A lookbehind, which is a syntax error before Safari 16.4. */
const LOOKBEHIND = /\(\?<[=!]/g

const STYLE = /<style[^>]*>(?<text>.*?)<\/style>/gs
const SCRIPT = /<script(?![^>]*\btype="(?!module))[^>]*>(?<text>.*?)<\/script>/gs

it.each(htmlFiles(SITE))('the built page %s has nothing that browsers of the full level ignore', (file) => {
  const html = readFileSync(`${SITE}/${file}`, 'utf8')
  const style = texts(html, STYLE)
  expect(style).toContain('@layer')
  expect(found(style, RANGE_QUERY, NESTED_RULE, SMALL_VIEWPORT_UNIT)).toEqual([])
  expect(found(texts(html, SCRIPT), NEW_FUNCTION, LOOKBEHIND)).toEqual([])
})

it.each(globSync(['_astro/*.{js,css}', 'sw.js'], { cwd: SITE }))(
  'the built file %s has nothing that browsers of the full level cannot read',
  (file) => {
    const text = readFileSync(`${SITE}/${file}`, 'utf8')
    const rules = file.endsWith('.css') ? [RANGE_QUERY, NESTED_RULE] : [NEW_FUNCTION, LOOKBEHIND]
    expect(found(text, ...rules)).toEqual([])
  },
)

function texts(html: string, element: RegExp): string {
  return [...html.matchAll(element)].map(({ groups }) => groups?.text).join('\n')
}

function found(text: string, ...patterns: readonly RegExp[]): string[] {
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([match]) => match.slice(0, 100)))
}
