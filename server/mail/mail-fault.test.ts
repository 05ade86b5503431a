import { expect, it } from 'vitest'
import { type OutboxStatus, STUCK_AFTER_MS } from '../store/outbox.ts'
import { findMailFault, MAX_DIGEST_DELAY_MS } from './mail-fault.ts'

const NOW = Date.UTC(2026, 10, 21)
const EMPTY: OutboxStatus = {
  pending: 0,
  dead: 0,
  oldestQueuedAt: undefined,
  digestDueAt: undefined,
  purgeDueAt: undefined,
}

it.each([
  ['the outbox is empty', {}],
  ['a mail has waited for the maximum time', { oldestQueuedAt: NOW - STUCK_AFTER_MS }],
  ['the quarantine digest is overdue by one day', { digestDueAt: NOW - MAX_DIGEST_DELAY_MS }],
  ['the clock was set back', { oldestQueuedAt: NOW + 86_400_000, digestDueAt: NOW + 86_400_000 }],
])('findMailFault: returns undefined if %s', (_, outbox) => {
  expect(findMailFault({ ...EMPTY, ...outbox }, NOW)).toBeUndefined()
})

it.each([
  [
    'the mail server takes mails without an answer',
    { isUnanswered: true, dead: 1 },
    /ends the connection without an answer/,
  ],
  ['a mail is dead', { dead: 1 }, /^The mail server refuses a mail/],
  ['a mail has waited longer', { oldestQueuedAt: NOW - STUCK_AFTER_MS - 1 }, /has waited for too long/],
  ['the digest is overdue by more', { digestDueAt: NOW - MAX_DIGEST_DELAY_MS - 1 }, /list .* is overdue/],
])('findMailFault: returns a sentence if %s', (_, outbox, fault) => {
  expect(findMailFault({ ...EMPTY, ...outbox }, NOW)).toMatch(fault)
})
