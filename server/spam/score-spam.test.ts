import { describe, expect, it } from 'vitest'
import type { ContactMessage } from '#contact/contract.ts'
import { validMessage } from '#test/support/messages.ts'
import { realTexts, spamTexts } from '#test/support/spam-corpus.ts'
import { scoreSpam } from './score-spam.ts'

const human = { honeypot: '', fillSeconds: 40, isWithoutBrowser: false }
const withText = (message: string): ContactMessage => ({ ...validMessage, message })

describe('scoreSpam', () => {
  it('quarantines a message with a filled honeypot field', () => {
    expect(scoreSpam(validMessage, { ...human, honeypot: 'https://x.example' })).toBe('honeypot')
    expect(scoreSpam(validMessage, { ...human, honeypot: ' ' })).toBeUndefined()
  })

  it('passes a message that is only too fast or only without browser headers', () => {
    expect(scoreSpam(validMessage, { ...human, fillSeconds: 0 })).toBeUndefined()
    expect(
      scoreSpam(validMessage, { honeypot: '', fillSeconds: undefined, isWithoutBrowser: true }),
    ).toBeUndefined()
  })

  it.each([
    ['markup', 'Visit <a href="http://x.example">us</a>'],
    ['markup', '[url=http://x.example]cheap[/url]'],
    ['links', 'See http://a.top http://b.top http://c.top'],
    ['foreign-script', 'Добрый день, предлагаем продвижение сайтов http://example.ru/'],
  ])('returns the reason %s for a message with this text: %s', (reason, text) => {
    expect(scoreSpam(withText(text), human)).toContain(reason)
  })

  it('quarantines a message with a link in the name, and a message with a random name and a link', () => {
    expect(scoreSpam({ ...validMessage, name: 'Win http://x.example' }, human)).toBe('links')
    const gibberish = { ...validMessage, name: 'RobertKiGhTqXzWe', message: 'https://x.top/1' }
    expect(scoreSpam(gibberish, human)).toBe('links, gibberish')
  })

  it.each(['Chukwuemekanwachukwu', 'Oluwatobiloba', 'NWACHUKWUEMEKA', 'Ngozi-Okonjo', 'McDonaldEzeh'])(
    'passes the name %s',
    (name) => {
      expect(
        scoreSpam({ ...validMessage, name, message: 'Please call me: https://wa.me/2348000000000' }, human),
      ).toBeUndefined()
    },
  )

  it('scores hostile texts within 250 ms', () => {
    for (const text of [
      'a'.repeat(5000),
      'we can '.repeat(700),
      'http://'.repeat(700),
      '<a '.repeat(1600),
      'special '.repeat(600),
      'found your site '.repeat(320),
      '[b'.repeat(2500),
    ]) {
      // Use the fastest of five runs, because other programs may slow down a run.
      const times = Array.from({ length: 5 }, () => {
        const start = performance.now()
        scoreSpam(withText(text.slice(0, 5000)), human)
        return performance.now() - start
      })
      expect(Math.min(...times), text.slice(0, 20)).toBeLessThan(250)
    }
  })
})

describe('scoreSpam for the sample messages', () => {
  it('quarantines at least 95 % of the spam messages', () => {
    expect(spamTexts.length).toBeGreaterThanOrEqual(300)
    const passed = spamTexts.filter(
      (text) => scoreSpam(withText(text), { ...human, fillSeconds: undefined }) === undefined,
    )
    expect(passed.length / spamTexts.length).toBeLessThanOrEqual(0.05)
  })

  it('quarantines at most 0.5 % of the real messages', () => {
    expect(realTexts.length).toBeGreaterThanOrEqual(300)
    const quarantined = realTexts.filter((text) => scoreSpam(withText(text), human) !== undefined)
    expect(quarantined.length / realTexts.length).toBeLessThanOrEqual(0.005)
  })
})
