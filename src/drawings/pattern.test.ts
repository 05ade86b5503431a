import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CRAFTS } from '#src/content/schemas/picture.ts'
import { colourOf } from '#src/styles/palette.ts'
import { readXml } from '#test/support/read-xml.ts'
import { type PatternOptions, pattern } from './pattern.ts'

const IDS = Array.from({ length: 60 }, (_, index) => `entry-${index}`)
const SIZES = [
  { w: 480, h: 600 },
  { w: 1344, h: 620 },
  { w: 320, h: 200 },
]

const anyFamily = fc.constantFrom(...CRAFTS)
const anyOptions = fc.record(
  {
    family: anyFamily,
    w: fc.integer({ min: 64, max: 900 }),
    h: fc.integer({ min: 64, max: 900 }),
    background: fc.constantFrom('indigo', 'cotton', 'leaf', 'brass', 'inherit'),
    progress: fc.double({ min: 0, max: 1, noNaN: true }),
    bare: fc.boolean(),
    construction: fc.boolean(),
    monochrome: fc.boolean(),
    title: fc.string({ unit: 'binary' }),
    form: fc.constantFrom('jar', 'bowl', 'bottle'),
    palette: fc.constantFrom('inline', 'file'),
  },
  { requiredKeys: [] },
)

describe('pattern', () => {
  it('returns the same bytes for the same id and options', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), anyOptions, (id, options) => {
        expect(pattern(id, options)).toBe(pattern(id, options))
      }),
      { numRuns: 60 },
    )
  })

  it('returns well-formed SVG without scripts and styles, with unique ids and no broken references', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), anyOptions, (id, options) => {
        const svg = pattern(id, options)
        const elements = readXml(svg)
        const ids = elements.flatMap(({ attributes }) => attributes.get('id') ?? [])
        expect(new Set(ids).size).toBe(ids.length)
        for (const [, used = ''] of svg.matchAll(/(?:href="#|url\(#)(\w+)/g)) expect(ids).toContain(used)
        expect(svg).not.toMatch(/NaN|undefined|Infinity|null|pathLength/)
        for (const { name, attributes } of elements) {
          expect(['script', 'style', 'foreignObject', 'image', 'a']).not.toContain(name)
          for (const attribute of attributes.keys()) expect(attribute).not.toMatch(/^(style|on.*)$/)
        }
      }),
      { numRuns: 120 },
    )
  })

  it('uses page colours when inline, and fixed colours in a file', () => {
    for (const family of CRAFTS) {
      const options: PatternOptions = { family, background: 'indigo', progress: 0.5 }
      const inline = pattern('x', options)
      expect(inline).toContain('var(--p-')
      const file = pattern('x', { ...options, palette: 'file' })
      expect(file).not.toMatch(/var\(/)
      expect(file).toContain(colourOf('p-indigo'))
    }
  })

  it('uses the title as accessible name, and hides drawings without a title from screen readers', () => {
    expect(pattern('x', { title: 'Cloth "1" & <2>' })).toContain(
      'role="img" aria-label="Cloth &quot;1&quot; &amp; &lt;2&gt;"',
    )
    expect(pattern('x')).toContain('aria-hidden="true"')
  })
})

describe.each(CRAFTS)('pattern in the family %s', (family) => {
  it('draws sixty ids differently', () => {
    expect(new Set(IDS.map((id) => pattern(id, { family }))).size).toBe(IDS.length)
  })

  it.each(SIZES)('returns at most 4 kB with Brotli at $w by $h', (size) => {
    const weights = IDS.slice(0, 10).map((id) => brotliCompressSync(pattern(id, { family, ...size })).length)
    expect(Math.max(...weights)).toBeLessThanOrEqual(4096)
  })
})
