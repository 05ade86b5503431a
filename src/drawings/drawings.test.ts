import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readXml } from '#test/support/read-xml.ts'
import { dots } from './adire-oniko/dots.ts'
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
        expect(svg).not.toMatch(/<script|<style|NaN|undefined|pathLength/)
        expect(brotliCompressSync(svg).length).toBeLessThan(4096)
      }
      for (const svg of palette === 'file' ? [...files, ...either] : files)
        expect(svg).not.toMatch(/var\(|currentColor/)
    }),
    { numRuns: 20 },
  )
})

it('dots: are all drawn by the renderer of the social cards', async () => {
  const file = dots([0, 0, 0, 600], { w: 720, h: 720, highlighted: 0, palette: 'file' })
  const [red] = (await sharp(Buffer.from(file)).stats()).channels
  expect(red?.mean).toBeCloseTo(86, -1)
})
