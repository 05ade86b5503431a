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

const BODY = [
  ['ink', 'background'],
  ['ink', 'card'],
  ['soft', 'background'],
  ['soft', 'card'],
  ['accent', 'background'],
  ['accent', 'card'],
  ['on-action', 'action'],
  ['on-band', 'band-laterite'],
  ['on-laterite-soft', 'band-laterite'],
  ['on-laterite-accent', 'band-laterite'],
  ['on-band', 'band-leaf'],
  ['on-leaf-soft', 'band-leaf'],
  ['on-leaf-accent', 'band-leaf'],
  ['on-band', 'p-indigo'],
  ['on-indigo-soft', 'p-indigo'],
  ['brass-hi', 'p-indigo'],
  ['on-band', 'p-deep'],
] as const
const ERROR = [
  ['error', 'background'],
  ['error', 'card'],
] as const
const FOCUS = [
  ['focus', 'background'],
  ['focus', 'card'],
] as const
const MARKS = [
  ['before', 'background'],
  ['before', 'card'],
  ['after', 'background'],
  ['after', 'card'],
] as const

describe.each(Object.entries(themes))('colours of the %s theme', (_, tokens) => {
  const ratio = (text: string, ground: string) => {
    const colours = [tokens[text], tokens[ground]] as const
    if (colours[0] === undefined || colours[1] === undefined) throw new Error(`no token ${text} or ${ground}`)
    return contrastRatio(luminance(colours[0]), luminance(colours[1]))
  }
  it.each(BODY)('%s on %s: has the AAA contrast for body text (7:1)', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(7)
  })
  it.each(ERROR)('%s on %s: has the AA contrast for text (4.5:1)', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(4.5)
  })
  it.each(MARKS)('%s on %s: has the AA contrast for the marks of a figure (3:1)', (mark, ground) => {
    expect(ratio(mark, ground)).toBeGreaterThanOrEqual(3)
  })
  it.each(FOCUS)('%s on %s: has the AA contrast for focus outlines (3:1)', (text, ground) => {
    expect(ratio(text, ground)).toBeGreaterThanOrEqual(3)
  })
})

describe('tokens.css', () => {
  it('overrides in the dark theme only tokens that the light theme defines', () => {
    const names = (css: string) => [...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name)
    expect(names(lightSheet)).toEqual(expect.arrayContaining(names(darkSheet)))
    expect(names(darkSheet).length).toBeGreaterThan(10)
  })
})
