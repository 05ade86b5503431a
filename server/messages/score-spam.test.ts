import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ContactMessage } from '#contact/contract.ts'
import {
  countQuarantined,
  learnFrom,
  measureHeldOut,
  readCorpus,
  type Sample,
} from '#scripts/measure-corpus.ts'
import { encodeModel } from '#scripts/train-model.ts'
import { validMessage } from '#test/support/messages.ts'
import { createScoreSpam } from './score-spam.ts'
import { MODEL_FILE } from './spam-model.ts'

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

it('spam corpus: has a language, a kind and a text for each message', () => {
  const isComplete = ({ language, kind, text }: Sample) =>
    /^[a-z]{2,3} [\w-]+ \S/.test(`${language} ${kind} ${text}`)
  expect(samples.filter((sample) => !isComplete(sample))).toEqual([])
})

it('spam model: is the one that the training messages teach, else run npm run generate:model', () => {
  const learnt = encodeModel(learnFrom(readCorpus('training')))
  expect(learnt.equals(readFileSync(MODEL_FILE))).toBe(true)
})

it('spam score: quarantines at least 95 % of the spam held out, and at most 0.5 % of the real messages', () => {
  const measured = measureHeldOut()
  const [spam, real] = [countQuarantined(measured, 'spam'), countQuarantined(measured, 'real')]
  for (const { total } of [spam, real]) expect(total).toBeGreaterThanOrEqual(90)
  expect(spam.count / spam.total).toBeGreaterThanOrEqual(0.95)
  expect(real.count / real.total).toBeLessThanOrEqual(0.005)
})
