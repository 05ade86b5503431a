import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { urls } from '#src/urls.ts'
import { describeEngine } from './describe-engine.ts'
import { ENGINES } from './engine-driver.ts'
import { DESKTOP, openIn } from './flows/user-flow.ts'

for (const engine of ENGINES)
  describeEngine(engine, (context) => {
    it('service hero: is as high as its artwork and the credit below', async () => {
      await openIn(context.browser, DESKTOP, urls.service('data-engineering'))
      const { empty, belowArtwork } = await context.browser.evaluate(() => {
        const [figure, artwork, credit] = ['', ' svg', ' figcaption'].map((part) =>
          document.querySelector(`main figure${part}`)?.getBoundingClientRect(),
        )
        return {
          empty: (figure?.bottom ?? 0) - (credit?.bottom ?? 0),
          belowArtwork: (credit?.top ?? 0) - (artwork?.bottom ?? 0),
        }
      })
      expect(Math.abs(empty)).toBeLessThan(1)
      expect(belowArtwork).toBeLessThan(16)
    })

    it('case study: has its figures below its text', async () => {
      await openIn(context.browser, DESKTOP, urls.caseStudy('permits-without-the-queue'))
      const gap = await context.browser.evaluate(() => {
        const [text, figure] = [
          '[aria-labelledby="solution"] details',
          '[aria-labelledby="solution"] figure',
        ].map((part) => document.querySelector(part)?.getBoundingClientRect())
        return (figure?.top ?? 0) - (text?.bottom ?? 0)
      })
      expect(gap).toBeGreaterThan(16)
    })

    it.skipIf(engine === 'WebKit')('contact page: is printed on one sheet', async () => {
      await openIn(context.browser, DESKTOP, urls.contact())
      const pdf = await context.browser.print?.()
      expect(countSheets(pdf as Buffer)).toBe(1)
    })
  })

/** Counts the pages of a PDF file. Firefox compresses the objects that describe them. */
function countSheets(pdf: Buffer): number {
  const text = pdf.toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: { length } }) =>
    inflate(pdf.subarray(index + length)),
  )
  return [text, ...streams].join('').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

function inflate(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return ''
  }
}
