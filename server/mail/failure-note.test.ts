import { expect, it } from 'vitest'
import { formatNote, parseNote } from './delivery-failure.ts'

it.each([
  ['ECONNECTION', { code: 'ECONNECTION', isNotice: false, refusals: 0, unanswered: 0 }],
  ['EMESSAGE 554, refusal 2', { code: 'EMESSAGE 554', isNotice: false, refusals: 2, unanswered: 0 }],
  ['EMESSAGE 554, notice', { code: 'EMESSAGE 554', isNotice: true, refusals: 0, unanswered: 0 }],
  ['EENVELOPE 550, notice, refusal 1', { code: 'EENVELOPE 550', isNotice: true, refusals: 1, unanswered: 0 }],
  ['ECONNECTION, unanswered 3', { code: 'ECONNECTION', isNotice: false, refusals: 0, unanswered: 3 }],
  [
    'EMESSAGE 554, notice, refusal 1, unanswered 2',
    { code: 'EMESSAGE 554', isNotice: true, refusals: 1, unanswered: 2 },
  ],
])('failure note: formats and parses %o', (text, note) => {
  expect(formatNote(note)).toBe(text)
  expect(parseNote(text)).toEqual(note)
})

it('parseNote: returns no refusals and no notice for null', () => {
  expect(parseNote(null)).toEqual({ code: '', isNotice: false, refusals: 0, unanswered: 0 })
})
