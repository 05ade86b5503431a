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
  ['an error of our own code', 'EMESSAGE 554, refusal 2', new TypeError(), 'retry', 'EUNKNOWN'],
  ['a first refusal', null, refusal('EENVELOPE 550'), 'retry', 'EENVELOPE 550, refusal 1'],
  ['a third refused recipient', 'x, refusal 2', refusal('EENVELOPE 550'), 'dead', 'EENVELOPE 550, refusal 3'],
  ['a third refused content', 'x, refusal 2', refusal('EMESSAGE 554'), 'send-notice', 'EMESSAGE 554, notice'],
  [
    'a third refused notice',
    'x, notice, refusal 2',
    refusal('EMESSAGE 554'),
    'dead',
    'EMESSAGE 554, notice, refusal 3',
  ],
])('delivery failure: the next step for %s after the note %o', (_, lastFailure, error, next, note) => {
  expect(decideAfterFailure(lastFailure, error)).toMatchObject({ next, note })
})
