import { brotliCompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readXml } from '#test/support/read-xml.ts'
import { passage } from './aso-oke/passage.ts'
import { selvedge } from './aso-oke/selvedge.ts'
import { WEAVES, weaveDraft } from './aso-oke/weave-draft.ts'
import { dots } from './core/dots.ts'
import { hallmark } from './dagi/hallmark.ts'
import { makersMark } from './dagi/makers-mark.ts'

const name = fc.string({ unit: 'binary' })

test('all drawings are well-formed, without script or style, and light', () => {
  fc.assert(
    fc.property(name, fc.constantFrom('inline', 'file'), (id, palette) => {
      const drawings = [
        makersMark(id, { palette }),
        hallmark(id, { palette }),
        selvedge(id, { palette }),
        passage(id, { palette }),
        passage(id, { palette, w: 1080, h: 84, threads: 11, vertical: true, stretch: true }),
        dots([500, 100, 50, 2], { dyed: 2, palette }),
      ]
      for (const svg of drawings) {
        for (const { attributes } of readXml(svg)) expect(attributes.has('style')).toBe(false)
        expect(svg).not.toMatch(/<script|<style|NaN|undefined/)
        expect(brotliCompressSync(svg).length).toBeLessThan(4096)
        if (palette === 'file') expect(svg).not.toMatch(/var\(|currentColor/)
      }
    }),
    { numRuns: 20 },
  )
})

test('passage: threads and cloth together are the whole drawing', () => {
  fc.assert(
    fc.property(name, (id) => {
      const [whole, threads, cloth] = ([undefined, 'threads', 'cloth'] as const).map((part) =>
        inside(passage(id, { part })),
      )
      expect(whole).toBe(`${threads}${cloth}`)
    }),
    { numRuns: 20 },
  )
})

test('every dot is there, whatever the shape of the sheet', () => {
  const groups = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(groups, fc.constantFrom([720, 720], [1344, 620], [300, 900]), (counts, [w, h]) => {
      const svg = dots(counts, { w, h })
      counts.forEach((count, index) => {
        const [, drawn = ''] = new RegExp(`class="dg dg${index}"><path d="([^"]*)"`).exec(svg) ?? []
        expect(drawn.match(/M/g)?.length).toBe(count)
      })
    }),
    { numRuns: 30 },
  )
})

test('so many dots are dyed as people were reached', () => {
  const [, dyed = ''] = /class="dd"[^>]*|<path d="([^"]*)" class="dd"/.exec(dots([40, 2], { dyed: 3 })) ?? []
  expect(dyed.match(/M/g)?.length).toBe(3)
})

test('a share is as wide as its threads', () => {
  expect(weaveDraft(40, 'satin')).toContain('viewBox="0 0 40 24"')
  expect(new Set(WEAVES.map((weave) => weaveDraft(10, weave))).size).toBe(WEAVES.length)
})

test('a slot gives the ids inside another name', () => {
  expect(weaveDraft(10, 'basket', { slot: 'b' })).not.toBe(weaveDraft(10, 'basket'))
  expect(selvedge('x', { slot: 'b' })).not.toBe(selvedge('x'))
  expect(passage('x', { slot: 'b' })).not.toBe(passage('x'))
})

test('the mark lets any ground show through', () => {
  expect(makersMark('Group')).not.toContain('var(--art-ground)')
})

/** What stands between the tags of an `<svg>` element. */
function inside(svg: string): string {
  return svg.replace(/^<svg[^>]*>|<\/svg>$/g, '')
}
