import { brotliCompressSync } from 'node:zlib'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { daysAfter, weekday } from './format.ts'
import { hasMockup, MOCKUP_IDS, ProductMockup } from './ProductMockup.tsx'
import { WEEK } from './school-management/timetable.ts'

const ALL_PRODUCTS = [
  'cortexhr',
  'taxly',
  'school-management-system',
  'clavis-institute',
  'retail-chain-system',
  'fides-mercatus',
  'results-management-system',
  'school-fees-processor',
  'cortex-ai-suite',
  'astra-insight',
  'fides-agro',
]
const VARIANTS = ['full', 'detail'] as const
const TWELVE_KB = 12 * 1024

const drawn = (id: string, variant: (typeof VARIANTS)[number] = 'full') =>
  renderToStaticMarkup(<ProductMockup id={id} variant={variant} />)
/** What a reader of the drawing sees, without its tags. */
const words = (id: string, variant: (typeof VARIANTS)[number] = 'full') =>
  drawn(id, variant)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('every screen', () => {
  it('exists for each of the eleven products, and for nothing else', () => {
    expect(new Set(MOCKUP_IDS)).toEqual(new Set(ALL_PRODUCTS))
    expect(hasMockup('constructor')).toBe(false)
    expect(drawn('no-such-product')).toBe('')
  })

  describe.each(ALL_PRODUCTS)('%s', (id) => {
    it.each(VARIANTS)('is one labelled image whose contents are not read out (%s)', (variant) => {
      const label = /^<div class="[^"]*" role="img" aria-label="([^"]{60,180})" data-mockup="true">/.exec(
        drawn(id, variant),
      )?.[1]
      expect(label).toBeDefined()
      expect(drawn(id, variant)).toMatch(/^<div [^>]+><div [^>]*aria-hidden="true">/)
      expect(drawn(id, variant).match(/role="img"/g)).toHaveLength(1)
    })

    it.each(VARIANTS)(
      'keeps to the content security policy and may stand on a page twice (%s)',
      (variant) => {
        expect(drawn(id, variant).match(/\sstyle=|<style|\son[a-z]+=|javascript:|\sid=|url\(#/)).toBeNull()
      },
    )

    it.each(VARIANTS)('draws no undefined, NaN or unfinished number (%s)', (variant) => {
      expect(drawn(id, variant).match(/undefined|NaN|Infinity|\d\.\d{7}|class=""/)).toBeNull()
    })

    it.each(VARIANTS)('is under 12 kB of brotli (%s)', (variant) => {
      expect(brotliCompressSync(drawn(id, variant)).length).toBeLessThan(TWELVE_KB)
    })

    it('is drawn alike at every build', () => {
      expect(drawn(id)).toBe(drawn(id))
    })
  })

  it.each(['fides-mercatus', 'cortex-ai-suite', 'astra-insight', 'fides-agro'])(
    '%s, unreleased, says so',
    (id) => {
      for (const variant of VARIANTS) expect(words(id, variant)).toContain('Working prototype')
    },
  )
})

describe('dates', () => {
  it('fall on the weekdays of the calendar', () => {
    expect(weekday('2026-03-27')).toBe('Fri 27 Mar')
    expect(weekday('2026-03-21')).toBe('Sat 21 Mar')
    expect(weekday('2025-05-26')).toBe('Mon 26 May')
    expect(daysAfter('2026-03-04', 90)).toBe('2026-06-02')
  })

  it('show the school week from Monday to Friday', () => {
    expect(WEEK.map(({ date }) => weekday(date).slice(0, 3))).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])
  })
})
