import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readXml } from '#test/support/read-xml.ts'
import { dots } from './adire-oniko/dots.ts'
import { tiedRings } from './adire-oniko/tied-rings.ts'
import { fibreToCloth } from './aso-oke/fibre-to-cloth.ts'
import { badge, logoMark } from './dagi/marks.ts'

const name = fc.string({ unit: 'binary' })

it('drawing functions: return well-formed SVG below 4 kB with Brotli, without scripts, styles and, in files, page colours', () => {
  fc.assert(
    fc.property(name, fc.constantFrom('inline', 'file'), (id, palette) => {
      const files = [
        fibreToCloth(id, { w: 1344, h: 168, threads: 25, line: '#123456' }),
        fibreToCloth(id, { w: 1080, h: 84, threads: 11, vertical: true }),
        badge('shield'),
      ]
      const either = [
        logoMark(id, { palette }),
        dots([500, 100, 50, 2], { w: 720, h: 720, highlighted: 2, palette }),
      ]
      for (const svg of [...files, ...either]) {
        for (const { attributes } of readXml(svg)) expect(attributes.has('style')).toBe(false)
        expect(svg).not.toMatch(/<script|<style|NaN|undefined/)
        expect(brotliCompressSync(svg).length).toBeLessThan(4096)
      }
      for (const svg of palette === 'file' ? [...files, ...either] : files)
        expect(svg).not.toMatch(/var\(|currentColor/)
    }),
    { numRuns: 20 },
  )
})

const SIZE = { w: 640, h: 720, reserved: 260 }

it.each([1, 2, 5, 12, 13, 22, 45, 140, 240])(
  'tiedRings: draws %i rings, apart from each other and above the caption',
  (count) => {
    const elements = readXml(tiedRings({ count, ...SIZE }))
    const numbers = (element: string, name: string) =>
      elements.filter((each) => each.name === element).map(({ attributes }) => Number(attributes.get(name)))
    const [xs, ys] = [numbers('use', 'x'), numbers('use', 'y')]
    const r = Math.max(...numbers('circle', 'r'))
    const points = xs.map((x, index) => [x, ys[index] ?? Number.NaN] as const)
    const edges = points.map(([x, y]) => Math.min(x, y, SIZE.w - x, SIZE.h - SIZE.reserved - y))
    const gaps = points.flatMap(([x, y], index) =>
      points.slice(index + 1).map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)),
    )
    expect(points).toHaveLength(count)
    expect(Math.min(...edges)).toBeGreaterThan(r)
    expect(Math.min(...gaps)).toBeGreaterThan(2 * r)
  },
)
