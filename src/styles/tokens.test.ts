import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrastRatio, relativeLuminance } from '#test/support/relative-luminance.ts'
import { DARK, LIGHT, PALETTE } from './palette.ts'

const src = join(import.meta.dirname, '..')
const SOURCES = /styles\/(palette\.ts|tokens\.css)$|\.test\.tsx?$/
/** Matches colours, except black, white and grey, which print.css and masks use. */
const COLOUR =
  /(?<![\w&/])#(?!(?:000|333|fff)\b)(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch)\((?!0 0 0)\d[^)]*\)/gi

const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const [lightSheet = '', darkSheet = ''] = sheet.split('@media (--dark)')
const palette = Object.fromEntries(Object.entries(PALETTE).map(([name, value]) => [`p-${name}`, value]))
const light: Record<string, string> = { ...palette, ...LIGHT }
const dark: Record<string, string> = { ...light, ...DARK }
const themes = { light, dark }

/** Returns the tokens whose values match a pattern, by name. */
function tokensOf(css: string, value: RegExp): Record<string, string> {
  const found = css.matchAll(new RegExp(`--([\\w-]+): (${value.source});`, 'g'))
  return Object.fromEntries([...found].map(([, name = '', text = '']) => [name, text]))
}

describe('colours in tokens.css and palette.ts', () => {
  it('are the same in both files, in both themes', () => {
    expect(tokensOf(lightSheet, /#[\da-f]+/)).toEqual(light)
    expect(tokensOf(darkSheet, /#[\da-f]+/)).toEqual(DARK)
  })

  it.each([
    ['light', lightSheet],
    ['dark', darkSheet],
  ] as const)('include RGB channels (`--name-rgb`) equal to the colour `--name`, %s theme', (theme, css) => {
    const channels = Object.entries(tokensOf(css, /\d+ \d+ \d+/))
    expect(channels.length).toBeGreaterThan(0)
    for (const [name, value] of channels) {
      const hex = value.split(' ').map((each) => Number(each).toString(16).padStart(2, '0'))
      expect(`#${hex.join('')}`, name).toBe(themes[theme][name.replace('-rgb', '')])
    }
  })

  it('are defined in no other file of src', () => {
    const files = globSync('**/*.{astro,css,ts,tsx}', { cwd: src }).filter((file) => !SOURCES.test(file))
    expect(files.length).toBeGreaterThan(300)
    const raw = files.flatMap((file) =>
      [...readFileSync(join(src, file), 'utf8').matchAll(COLOUR)].map(([colour]) => `${file}: ${colour}`),
    )
    expect(raw).toEqual([])
  })
})

/** Returns the luminance of a colour such as #a0b1c2. */
const luminance = (hex: string) => relativeLuminance(...Buffer.from(hex.slice(1), 'hex'))

/** What axe does not measure in test/e2e/accessibility.spec.ts: focus outlines and the marks of figures (WCAG 2.2 SC 1.4.11). */
const GRAPHICS = ['focus', 'before', 'after'].flatMap((name) => [
  [name, 'background'],
  [name, 'card'],
])

describe.each(Object.entries(themes))('colours of the %s theme', (_, tokens) => {
  it.each(GRAPHICS)('%s on %s: has a contrast of 3:1', (...names) => {
    const [one = '', other = ''] = names.map((name) => tokens[name] ?? 'missing')
    expect(contrastRatio(luminance(one), luminance(other))).toBeGreaterThanOrEqual(3)
  })
})

it('tokens.css: overrides in the dark theme only tokens that the light theme defines', () => {
  const names = (css: string) => [...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name)
  expect(names(lightSheet)).toEqual(expect.arrayContaining(names(darkSheet)))
  expect(names(darkSheet).length).toBeGreaterThan(10)
})
