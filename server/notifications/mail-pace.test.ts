import { describe, expect, it } from 'vitest'
import { STUCK_AFTER_MS } from '../outbox/outbox.ts'
import {
  BUNDLE_DELAY_MS,
  createMailPace,
  FLOOD_BUNDLE_DELAY_MS,
  MAX_BUNDLE_SIZE,
  MAX_FLOOD_BUNDLE_SIZE,
  MAX_SINGLE_MAILS,
  WINDOW_MS,
} from './mail-pace.ts'

const NOW = Date.UTC(2026, 10, 21)
const SINGLE = { limit: 1, minimum: 1 }

function paceAfter(mails: number) {
  const pace = createMailPace()
  for (let n = 0; n < mails; n++) pace.recordSent(1, NOW)
  return pace
}

describe('createMailPace', () => {
  it('allows single mails up to the maximum in ten minutes', () => {
    expect(paceAfter(MAX_SINGLE_MAILS - 1).next(NOW)).toEqual(SINGLE)
  })

  it('bundles above the maximum: a full bundle at once, a smaller one after five minutes', () => {
    const pace = paceAfter(MAX_SINGLE_MAILS)
    expect(pace.next(NOW + BUNDLE_DELAY_MS - 1)).toEqual({ limit: MAX_BUNDLE_SIZE, minimum: MAX_BUNDLE_SIZE })
    expect(pace.next(NOW + BUNDLE_DELAY_MS)).toEqual({ limit: MAX_BUNDLE_SIZE, minimum: 1 })
  })

  it('counts the messages of a bundle', () => {
    const pace = paceAfter(MAX_SINGLE_MAILS)
    pace.recordSent(MAX_SINGLE_MAILS, NOW + BUNDLE_DELAY_MS)
    expect(pace.next(NOW + WINDOW_MS).limit).toBe(MAX_BUNDLE_SIZE)
  })

  it('allows single mails again after ten minutes, or if the clock was set back', () => {
    expect(paceAfter(MAX_SINGLE_MAILS).next(NOW + WINDOW_MS)).toEqual(SINGLE)
    expect(paceAfter(MAX_SINGLE_MAILS).next(NOW - 1)).toEqual(SINGLE)
  })

  it('bundles all messages of about 15 minutes during a flood', () => {
    let isFlood = true
    const pace = createMailPace(() => isFlood)
    expect(pace.next(NOW)).toEqual({ limit: MAX_FLOOD_BUNDLE_SIZE, minimum: 1 })
    pace.recordSent(60, NOW)
    expect(pace.next(NOW + FLOOD_BUNDLE_DELAY_MS - 1).minimum).toBe(MAX_FLOOD_BUNDLE_SIZE)
    expect(pace.next(NOW + FLOOD_BUNDLE_DELAY_MS).minimum).toBe(1)
    expect(FLOOD_BUNDLE_DELAY_MS).toBeGreaterThan(14 * 60_000)
    expect(FLOOD_BUNDLE_DELAY_MS).toBeLessThan(STUCK_AFTER_MS)
    isFlood = false
    expect(pace.next(NOW + WINDOW_MS)).toEqual(SINGLE)
  })

  it('delays a bundle for less time than a mail needs to count as stuck', () => {
    expect(BUNDLE_DELAY_MS).toBeLessThan(STUCK_AFTER_MS)
  })
})
