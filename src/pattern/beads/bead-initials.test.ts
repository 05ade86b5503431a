import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readXml } from '#test/support/read-xml.ts'
import { beadInitials } from './bead-initials.ts'

describe('beadInitials', () => {
  const draw = (name: string) => beadInitials(name, { w: 400, h: 480 })
  const beads = (svg: string) => svg.match(/h0/g)?.length ?? 0

  it('draws the letters of the first and the last name, and takes marks and hooks from them', () => {
    expect(beads(draw('Ada Obi'))).toBeGreaterThan(beads(draw('Ada')))
    expect(beads(draw('Ada Obi Eze'))).toBe(beads(draw('Ada Eze')))
    for (const [marked, plain] of [
      ['Ọlá Ṣadé', 'Ola Sade'],
      ['Ɗanjuma Ƙwari', 'Danjuma Kwari'],
    ] as const)
      expect(beads(draw(marked))).toBe(beads(draw(plain)))
  })

  it('draws every pair of letters in a shape of its own', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    const shapes = letters.map((letter) => draw(`Ada ${letter}`).match(/<path[^>]* d="([^"]*h0[^"]*)"/)?.[1])
    expect(new Set(shapes).size).toBe(letters.length)
  })

  it('returns well-formed SVG below 4 kB with Brotli for any name, the same for the same name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const svg = draw(name)
        expect(readXml(svg).filter(({ attributes }) => attributes.has('style'))).toEqual([])
        expect(svg).not.toMatch(/<script|<style|NaN|undefined|var\(/)
        expect(brotliCompressSync(svg).length).toBeLessThan(4096)
        expect(svg).toBe(draw(name))
      }),
      { numRuns: 20 },
    )
  })
})
