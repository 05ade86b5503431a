import { expect, it } from 'vitest'
import { problemsWith } from '#test/support/problems-with.ts'
import { formatProblem } from './format-problem.ts'

const ACADEMY = 'content/academy.yaml'
const STUDY = 'content/work/permits-without-the-queue.yaml'
const cohort = (start: string, end: string) => ({
  start,
  end,
  applyBy: '2026-10-30',
  fee: '₦450,000',
  places: 40,
  state: 'open',
})

it.each([
  [
    ACADEMY,
    'cohorts',
    [cohort('2027-02-02', '2027-01-29')],
    'Academy › Cohorts › first cohort › End: Friday 29 January 2027 is before Tuesday 2 February 2027, the day in “Start”; correct one of them (content/academy.yaml: cohorts.0.end)',
  ],
  [
    ACADEMY,
    'cohorts',
    [cohort('2027-02-02', '2027-05-29'), cohort('2027-02-02', '2027-05-29')],
    'Academy › Cohorts › second cohort › Start: "2027-02-02" is here twice: the first in this list has it too; change one, or remove it (content/academy.yaml: cohorts.1.start)',
  ],
  [
    STUDY,
    'figures.1.caption',
    'Short',
    `Case studies › permits-without-the-queue › Figures › second figure › Caption: write at least 20 characters; this has 5 (${STUDY}: figures.1.caption)`,
  ],
  [
    'content/contact.yaml',
    'messageHints.press',
    'Text',
    'Contact › Subjects and their hints › Press: name a subject in one word with a capital, like Press (content/contact.yaml: messageHints.press)',
  ],
])(
  'line of the check about %s, %s: says the form, its field counted from one, and the file',
  (file, field, value, line) => {
    expect(problemsWith(file, field.split('.'), value).map(formatProblem)).toEqual([line])
  },
)
