import { describe, expect, it } from 'vitest'
import { countQuarantined, measureHeldOut } from '#scripts/measure-corpus.ts'
import { readCorpus } from './corpus.ts'

const samples = [...readCorpus('training'), ...readCorpus('held-out')]

describe('spam corpus', () => {
  it('has a language, a kind and a text for each message', () => {
    const incomplete = samples.filter(
      ({ language, kind, text }) =>
        !/^[a-z]{2,3}$/.test(language) || !/^[a-z0-9-]+$/.test(kind) || text === '',
    )
    expect(incomplete).toEqual([])
  })
})

const measured = measureHeldOut()

describe('spam score for the held-out messages', () => {
  it('quarantines at least 95 % of the spam', () => {
    const { count, total } = countQuarantined(measured, 'spam')
    expect(total).toBeGreaterThanOrEqual(90)
    expect(count / total).toBeGreaterThanOrEqual(0.95)
  })

  it('quarantines at most 0.5 % of the real messages', () => {
    const { count, total } = countQuarantined(measured, 'real')
    expect(total).toBeGreaterThanOrEqual(90)
    expect(count / total).toBeLessThanOrEqual(0.005)
  })
})
