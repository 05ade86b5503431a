import { expect, it } from 'vitest'
import { type Outbox, STUCK_AFTER_MS } from '../messages/message.ts'
import { findMailFault, MAX_LISTING_DELAY_MS } from './mail-fault.ts'

const NOW = Date.UTC(2026, 10, 21)
const EMPTY: Outbox = {
  pending: 0,
  dead: 0,
  oldestQueuedAt: undefined,
  listingDueAt: undefined,
  purgeDueAt: undefined,
}

it.each([
  ['the outbox is empty', {}],
  ['a mail waits for as long as it may', { oldestQueuedAt: NOW - STUCK_AFTER_MS }],
  ['the list of quarantined messages is late by a day', { listingDueAt: NOW - MAX_LISTING_DELAY_MS }],
  ['the clock was set back', { oldestQueuedAt: NOW + 86_400_000, listingDueAt: NOW + 86_400_000 }],
])('mail: flows while %s', (_, outbox) => {
  expect(findMailFault({ ...EMPTY, ...outbox }, NOW)).toBeUndefined()
})

it.each([
  ['a mail is dead', { dead: 1 }, 'The mail server refuses a mail to the team.'],
  [
    'a mail waits for too long',
    { oldestQueuedAt: NOW - STUCK_AFTER_MS - 1 },
    'A mail to the team has waited for too long.',
  ],
  [
    'the list of quarantined messages is late by more than a day',
    { listingDueAt: NOW - MAX_LISTING_DELAY_MS - 1 },
    'The daily list of quarantined messages is overdue.',
  ],
])('mail: does not flow while %s', (_, outbox, fault) => {
  expect(findMailFault({ ...EMPTY, ...outbox }, NOW)).toBe(fault)
})
