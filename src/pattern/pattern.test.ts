import { execFileSync } from 'node:child_process'
import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readXml } from '#test/support/read-xml.ts'
import { PALETTE } from '../styles/palette.ts'
import { hashPictures } from './hash-pictures.ts'
import { type Family, familyOf, groundOf, MEDIUM, type PatternOptions, pattern } from './pattern.ts'

const FAMILIES = Object.keys(MEDIUM) as Family[]
const IDS = Array.from({ length: 60 }, (_, index) => `entry-${index}`)
const SIZES = [
  { w: 480, h: 600 },
  { w: 1344, h: 620 },
  { w: 320, h: 200 },
]

const family = fc.constantFrom(...FAMILIES)
const options = fc.record(
  {
    family,
    w: fc.integer({ min: 64, max: 900 }),
    h: fc.integer({ min: 64, max: 900 }),
    ground: fc.constantFrom('indigo', 'cotton', 'leaf', 'brass', 'room'),
    progress: fc.double({ min: 0, max: 1, noNaN: true }),
    bare: fc.boolean(),
    mono: fc.boolean(),
    title: fc.string({ unit: 'binary' }),
    slot: fc.string({ unit: 'binary' }),
    form: fc.constantFrom('jar', 'bowl', 'bottle'),
    palette: fc.constantFrom('inline', 'file'),
  },
  { requiredKeys: [] },
)

test('the same id and options give the same bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), options, (id, chosen) => {
      expect(pattern(id, chosen)).toBe(pattern(id, chosen))
    }),
    { numRuns: 60 },
  )
})

test('another process gives the same bytes', () => {
  const module = new URL('./hash-pictures.ts', import.meta.url).href
  const script = `import { hashPictures } from '${module}'; console.log(hashPictures())`
  const there = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  expect(there.trim()).toBe(hashPictures())
})

describe.each(FAMILIES)('%s', (each) => {
  test('sixty ids give sixty pictures', () => {
    expect(new Set(IDS.map((id) => pattern(id, { family: each }))).size).toBe(IDS.length)
  })

  test.each(SIZES)('none weighs more than 4 kB at $w by $h', (size) => {
    const weights = IDS.slice(0, size.w === 480 ? 60 : 24).map(
      (id) => brotliCompressSync(pattern(id, { family: each, ...size })).length,
    )
    expect(Math.max(...weights)).toBeLessThanOrEqual(4096)
  })
})

test('every picture is well-formed, passive, and complete in itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), options, (id, chosen) => {
      const svg = pattern(id, chosen)
      const elements = readXml(svg)
      const ids = elements.flatMap(({ attributes }) => attributes.get('id') ?? [])
      expect(new Set(ids).size).toBe(ids.length)
      for (const [, used = ''] of svg.matchAll(/(?:href="#|url\(#)(\w+)/g)) expect(ids).toContain(used)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/)
      for (const { name, attributes } of elements) {
        expect(['script', 'style', 'foreignObject', 'image', 'a']).not.toContain(name)
        for (const attribute of attributes.keys()) expect(attribute).not.toMatch(/^(style|on.*)$/)
      }
    }),
    { numRuns: 120 },
  )
})

test('any id at all finds a family and a ground', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (id) => {
      expect(FAMILIES).toContain(familyOf(id))
      expect(pattern(id)).toContain(`on-${groundOf(id, familyOf(id))}`)
    }),
    { numRuns: 60 },
  )
})

test('case studies are shared out between the two ways of dyeing', () => {
  expect(new Set(IDS.map((id) => familyOf(id, 'work')))).toEqual(new Set(['eleko', 'oniko']))
})

test('progress changes a weave and a pot', () => {
  for (const kind of ['product', 'venture'] as const) {
    const stages = [1, 0.62, 0.38].map((progress) => unnamed(pattern('x', { kind, progress })))
    expect(stages[1]).not.toBe(stages[0])
  }
  const fells = [0.62, 0.38].map((progress) => unnamed(pattern('x', { kind: 'product', progress })))
  expect(fells[0]).not.toBe(fells[1])
})

test('a slot renames every id and changes nothing else', () => {
  for (const each of FAMILIES) {
    const [one, two] = [pattern('x', { family: each }), pattern('x', { family: each, slot: 'copy' })]
    const ids = (svg: string) => readXml(svg).flatMap(({ attributes }) => attributes.get('id') ?? [])
    expect(ids(one).filter((id) => ids(two).includes(id))).toEqual([])
    expect(unnamed(two)).toBe(unnamed(one))
  }
})

test('every form makes another pot', () => {
  const forms = ['jar', 'flask', 'bowl', 'gourd', 'storage', 'bottle'] as const
  expect(new Set(forms.map((form) => pattern('x', { kind: 'venture', form }))).size).toBe(forms.length)
})

test('inlined, colours are the page’s; in a file they are dyes, and the construction layer is gone', () => {
  for (const each of FAMILIES) {
    const chosen: PatternOptions = { family: each, ground: 'indigo', progress: 0.5 }
    const inline = pattern('x', chosen)
    expect(inline).toContain('var(--p-')
    expect(inline).toContain('class="k"')
    const file = pattern('x', { ...chosen, palette: 'file' })
    expect(file).not.toMatch(/var\(|class="k"/)
    expect(file).toContain(PALETTE.indigo)
    expect(pattern('x', { ...chosen, draft: false })).not.toContain('class="k"')
  }
})

test('a title is read out, a picture without one is not', () => {
  expect(pattern('x', { title: 'Cloth "1" & <2>' })).toContain(
    'role="img" aria-label="Cloth &#34;1&#34; &#38; &#60;2&#62;"',
  )
  expect(pattern('x')).toContain('aria-hidden="true"')
})

/** A picture without the names of its ids. */
function unnamed(svg: string): string {
  return svg.replace(/(id="|href="#|url\(#)p[a-z2-9]{5}/g, '$1')
}
