import { describe, expect, it } from 'vitest'
import type { ContactMessage } from '#contact/contract.ts'
import { countQuarantined, measureHeldOut } from '#scripts/measure-corpus.ts'
import { validMessage } from '#test/support/messages.ts'
import { readCorpus } from './corpus.ts'
import { createScoreSpam } from './score-spam.ts'

const human = { honeypot: '', fillSeconds: 40, isWithoutBrowser: false }
const withText = (message: string): ContactMessage => ({ ...validMessage, message })
const scoreSpam = createScoreSpam()
const scoreText = (text: string) => scoreSpam(withText(text), human)

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
    ['links', 'See http://a.top http://b.top http://c.top'],
    ['links', 'The best casino is http://casino.ru, and http://best.top.'],
    ['text', 'We offer cheap dofollow backlinks to rank your website on Google'],
    ['foreign-script', 'サイトデコウコクヲダシマセンカ http://example.ru'],
    ['foreign-script', 'Добрый день, предлагаем продвижение сайтов http://example.ru/'],
    ['random-letters', 'hfgjdkw qpxzv'],
    ['no-words', '....'],
  ])('returns the reason %s and no words for a message with this text: %s', (reason, text) => {
    expect(scoreText(text)).toContain(reason)
    expect(scoreText(text)).toMatch(/^[a-z-]+(, [a-z-]+)*$/)
  })

  it('quarantines a message with a link in the name', () => {
    expect(scoreSpam({ ...validMessage, name: 'Win http://x.example' }, human)).toBe('link-in-name')
  })

  it.each([
    'Can you rank us on the first page of Google?',
    'Our page prints <a href="/prices">Prices</a> as text. Please fix it.',
    'Please unsubscribe me from the newsletter.',
    'Do you do guest posts and backlinks?',
    'message 3 of client 5 8e03978e-40d5-43dd-bc93-6894a57f9324',
    'INV2026NOV11A',
    'Hello?',
  ])('passes the real message %s', (text) => {
    expect(scoreText(text)).toBeUndefined()
  })
})

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
