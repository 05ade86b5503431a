import { expect, it } from 'vitest'
import { decideAfterFailure } from './delivery-failure.ts'
import { MailFailure } from './mailer.ts'

const refusal = (code: string) => new MailFailure(code, true)

it.each([
  [
    'a lost connection',
    'ECONNECTION, refusal 2',
    new MailFailure('ECONNECTION', false),
    'retry',
    'ECONNECTION',
  ],
  ['a bug in this program', 'EMESSAGE 554, refusal 2', new TypeError(), 'retry', 'EUNKNOWN'],
  ['a first refusal', null, refusal('EENVELOPE 550'), 'retry', 'EENVELOPE 550, refusal 1'],
  [
    'a third refusal of the recipients',
    'x, refusal 2',
    refusal('EENVELOPE 550'),
    'dead',
    'EENVELOPE 550, refusal 3',
  ],
  [
    'a third refusal of the content',
    'x, refusal 2',
    refusal('EMESSAGE 554'),
    'send-notice',
    'EMESSAGE 554, notice',
  ],
  [
    'a third refusal of the notice',
    'x, notice, refusal 2',
    refusal('EMESSAGE 554'),
    'dead',
    'EMESSAGE 554, notice, refusal 3',
  ],
])(
  'decideAfterFailure: returns the next step for %s after the note %o',
  (_, lastFailure, error, next, note) => {
    expect(decideAfterFailure(lastFailure, error)).toMatchObject({ next, note })
  },
)
