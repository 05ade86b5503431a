import { expect, it } from 'vitest'
import { DeliveryFailure, decideAfterFailure, retryDelayMs } from './delivery-failure.ts'

const UNANSWERED = new DeliveryFailure('ECONNECTION', false, true)
const LOST = new DeliveryFailure('ECONNECTION', false)
const TEXT = new DeliveryFailure('EMESSAGE 554', true)
const NO_MAILBOX = new DeliveryFailure('EENVELOPE 550', true)

it.each([
  ['a lost connection', 'ECONNECTION, refusal 2', LOST, 'retry', 'ECONNECTION'],
  ['a bug in this program', 'EMESSAGE 554, refusal 2', new TypeError(), 'retry', 'EUNKNOWN'],
  ['a first refusal', null, NO_MAILBOX, 'retry', 'EENVELOPE 550, refusal 1'],
  ['a third refusal of the recipients', 'x, refusal 2', NO_MAILBOX, 'dead', 'EENVELOPE 550, refusal 3'],
  ['a third refusal of the content', 'x, refusal 2', TEXT, 'send-notice', 'EMESSAGE 554, notice'],
  ['a third refusal of the notice', 'x, notice, refusal 2', TEXT, 'dead', 'EMESSAGE 554, notice, refusal 3'],
  ['a fourth lost answer', 'x, unanswered 3', UNANSWERED, 'retry', 'ECONNECTION, unanswered 4'],
  ['an unreachable relay after a lost answer', 'x, unanswered 4', LOST, 'retry', 'ECONNECTION, unanswered 4'],
  ['a fifth lost answer', 'x, unanswered 4', UNANSWERED, 'send-notice', 'ECONNECTION, notice'],
  [
    'a fifth lost answer to a notice',
    'x, notice, unanswered 4',
    UNANSWERED,
    'dead',
    'ECONNECTION, notice, unanswered 5',
  ],
])(
  'decideAfterFailure: returns the next step for %s after the note %o',
  (_, lastFailure, error, next, note) => {
    expect(decideAfterFailure(lastFailure, error)).toMatchObject({ next, note })
  },
)

it('retryDelayMs: doubles from 10 seconds to at most 15 minutes', () => {
  expect([1, 2, 3, 7, 8, 100].map((attempt) => retryDelayMs(attempt))).toEqual([
    10_000, 20_000, 40_000, 640_000, 900_000, 900_000,
  ])
})
