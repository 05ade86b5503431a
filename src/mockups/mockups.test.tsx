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
const MAX_BYTES = 12 * 1024

const render = (id: string, variant: (typeof VARIANTS)[number] = 'full') =>
  renderToStaticMarkup(<ProductMockup id={id} variant={variant} />)
/** Returns the visible text of a mock-up. */
const textOf = (id: string, variant: (typeof VARIANTS)[number] = 'full') =>
  render(id, variant)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('mock-ups', () => {
  it('renders the eleven products, and nothing for other ids', () => {
    expect(new Set(MOCKUP_IDS)).toEqual(new Set(ALL_PRODUCTS))
    expect(hasMockup('constructor')).toBe(false)
    expect(render('no-such-product')).toBe('')
  })

  describe.each(ALL_PRODUCTS)('%s', (id) => {
    it.each(VARIANTS)(
      'exposes one image with a text alternative and hides its contents from screen readers (%s)',
      (variant) => {
        // Screen readers ignore the contents of an image, so the label says “Sample data” too.
        const label =
          /^<div class="[^"]*" role="img" aria-label="([^"]{60,180})\. Sample data" data-mockup="true">/.exec(
            render(id, variant),
          )?.[1]
        expect(label).toBeDefined()
        expect(render(id, variant)).toMatch(/^<div [^>]+><div [^>]*aria-hidden="true">/)
        expect(render(id, variant).match(/role="img"/g)).toHaveLength(1)
      },
    )

    it.each(VARIANTS)(
      'has no inline style, script or id, so that a page may contain it twice (%s)',
      (variant) => {
        expect(render(id, variant).match(/\sstyle=|<style|\son[a-z]+=|javascript:|\sid=|url\(#/)).toBeNull()
      },
    )

    it.each(VARIANTS)('contains no undefined, NaN or unrounded number (%s)', (variant) => {
      expect(render(id, variant).match(/undefined|NaN|Infinity|\d\.\d{7}|class=""/)).toBeNull()
    })

    it.each(VARIANTS)('is smaller than 12 kB after Brotli compression (%s)', (variant) => {
      expect(brotliCompressSync(render(id, variant)).length).toBeLessThan(MAX_BYTES)
    })

    it.each(VARIANTS)('says that its data is a sample (%s)', (variant) => {
      expect(textOf(id, variant)).toMatch(/Sample data $/)
    })

    it('renders the same HTML every time', () => {
      expect(render(id)).toBe(render(id))
    })
  })

  it.each(['fides-mercatus', 'cortex-ai-suite', 'astra-insight', 'fides-agro'])(
    'labels the unreleased product %s as a working prototype',
    (id) => {
      for (const variant of VARIANTS) expect(textOf(id, variant)).toContain('Working prototype')
    },
  )
})

describe('dates of mock-ups', () => {
  it('formats each date with its weekday', () => {
    expect(weekday('2026-03-27')).toBe('Fri 27 Mar')
    expect(weekday('2026-03-21')).toBe('Sat 21 Mar')
    expect(weekday('2025-05-26')).toBe('Mon 26 May')
    expect(daysAfter('2026-03-04', 90)).toBe('2026-06-02')
  })

  it('uses a school week from Monday to Friday', () => {
    expect(WEEK.map(({ date }) => weekday(date).slice(0, 3))).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])
  })
})
