import { describe, expect, it } from 'vitest'
import type { ContactMessage } from '#contact/contract.ts'
import { validMessage } from '#test/support/messages.ts'
import { realTexts, spamTexts } from '#test/support/spam-corpus.ts'
import { suspicion } from './score-spam.ts'

const human = { bait: '', fillSeconds: 40, withoutBrowser: false }
const withText = (message: string): ContactMessage => ({ ...validMessage, message })

describe('suspicion', () => {
  it('falls on whoever fills in the field that nobody sees', () => {
    expect(suspicion(validMessage, { ...human, bait: 'https://x.example' })).toBe('bait')
    expect(suspicion(validMessage, { ...human, bait: ' ' })).toBeUndefined()
  })

  it('does not fall on haste or a missing browser alone', () => {
    expect(suspicion(validMessage, { ...human, fillSeconds: 0 })).toBeUndefined()
    expect(
      suspicion(validMessage, { bait: '', fillSeconds: undefined, withoutBrowser: true }),
    ).toBeUndefined()
  })

  it.each([
    ['markup', 'Visit <a href="http://x.example">us</a>'],
    ['markup', '[url=http://x.example]cheap[/url]'],
    ['links', 'See http://a.top http://b.top http://c.top'],
    ['script', 'Добрый день, предлагаем продвижение сайтов http://example.ru/'],
  ])('falls on %s', (reason, text) => {
    expect(suspicion(withText(text), human)).toContain(reason)
  })

  it('falls on a link in place of a name, and on made-up words with a link', () => {
    expect(suspicion({ ...validMessage, name: 'Win http://x.example' }, human)).toBe('links')
    const gibberish = { ...validMessage, name: 'RobertKiGhTqXzWe', message: 'https://x.top/1' }
    expect(suspicion(gibberish, human)).toBe('links, gibberish')
  })

  it.each(['Chukwuemekanwachukwu', 'Oluwatobiloba', 'NWACHUKWUEMEKA', 'Ngozi-Okonjo', 'McDonaldEzeh'])(
    'does not fall on the name %s',
    (name) => {
      expect(
        suspicion({ ...validMessage, name, message: 'Please call me: https://wa.me/2348000000000' }, human),
      ).toBeUndefined()
    },
  )

  it('is quick about hostile texts', () => {
    for (const text of [
      'a'.repeat(5000),
      'we can '.repeat(700),
      'http://'.repeat(700),
      '<a '.repeat(1600),
      'special '.repeat(600),
      'found your site '.repeat(320),
      '[b'.repeat(2500),
    ]) {
      // The best of some runs: what else the machine does is not measured.
      const times = Array.from({ length: 5 }, () => {
        const start = performance.now()
        suspicion(withText(text.slice(0, 5000)), human)
        return performance.now() - start
      })
      expect(Math.min(...times), text.slice(0, 20)).toBeLessThan(250)
    }
  })
})

describe('the corpus', () => {
  it('of spam is set aside, 95 of 100 at least', () => {
    expect(spamTexts.length).toBeGreaterThanOrEqual(300)
    const passed = spamTexts.filter(
      (text) => suspicion(withText(text), { ...human, fillSeconds: undefined }) === undefined,
    )
    expect(passed.length / spamTexts.length).toBeLessThanOrEqual(0.05)
  })

  it('of real messages passes, all but 1 of 200 at most', () => {
    expect(realTexts.length).toBeGreaterThanOrEqual(300)
    const setAside = realTexts.filter((text) => suspicion(withText(text), human) !== undefined)
    expect(setAside.length / realTexts.length).toBeLessThanOrEqual(0.005)
  })
})
