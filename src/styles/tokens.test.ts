import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contrastRatio, relativeLuminance } from '#test/support/relative-luminance.ts'
import { colourOf } from './palette.ts'

const src = join(import.meta.dirname, '..')
const SOURCES = /styles\/(palette\.ts|tokens\.css)$|\.test\.tsx?$/
/** Matches colours, except black, white and grey, which print.css and masks use. */
const COLOUR =
  /(?<![\w&/])#(?!(?:000|333|fff)\b)(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch)\((?!0 0 0)\d[^)]*\)/gi

const sheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const [lightSheet = '', darkSheet = ''] = sheet.split('@media (--dark)')

it('tokens.css: has RGB channels (`--name-rgb`) equal to the colour `--name`', () => {
  const channels = [...sheet.matchAll(/--([\w-]+)-rgb: (\d+ \d+ \d+);/g)]
  expect(channels.length).toBeGreaterThan(0)
  for (const [, name = '', value = ''] of channels) {
    const hex = value.split(' ').map((each) => Number(each).toString(16).padStart(2, '0'))
    expect(sheet, name).toContain(`--${name}: #${hex.join('')};`)
  }
})

it('colours: are written in no other file of src', () => {
  const files = globSync('**/*.{astro,css,ts,tsx}', { cwd: src }).filter((file) => !SOURCES.test(file))
  expect(files.length).toBeGreaterThan(300)
  const raw = files.flatMap((file) =>
    [...readFileSync(join(src, file), 'utf8').matchAll(COLOUR)].map(([colour]) => `${file}: ${colour}`),
  )
  expect(raw).toEqual([])
})

/** Returns the luminance of a colour such as #a0b1c2. */
const luminance = (hex: string) => relativeLuminance(...Buffer.from(hex.slice(1), 'hex'))

// What axe does not measure in test/e2e/accessibility.spec.ts: focus outlines and the marks of figures (WCAG 2.2 SC 1.4.11).
it.each(['light', 'dark'] as const)('%s theme: has marks with a contrast of 3:1', (theme) => {
  for (const marks of ['focus', 'after', 'before'])
    for (const ground of ['background', 'card']) {
      const colour = colourOf(marks, marks === 'before' ? 'light' : theme)
      expect(contrastRatio(luminance(colour), luminance(colourOf(ground, theme)))).toBeGreaterThanOrEqual(3)
    }
})

it('tokens.css: overrides in the dark theme only tokens that the light theme defines', () => {
  const names = (css: string) => [...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name)
  expect(names(lightSheet)).toEqual(expect.arrayContaining(names(darkSheet)))
  expect(names(darkSheet).length).toBeGreaterThan(10)
})
