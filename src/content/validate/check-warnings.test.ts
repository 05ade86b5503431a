import { expect, test } from 'vitest'
import { problemsWith, warningsWith } from '#test/support/problems-with.ts'

const STUDY = 'content/work/permits-without-the-queue.yaml'

/** Each case changes one field of an entry: what, file, field, value, the warning, and its field if it is another one. */
const CASES: [
  what: string,
  file: string,
  field: string,
  value: unknown,
  message: RegExp,
  reported?: string,
][] = [
  [
    'a required text',
    'content/csr.yaml',
    'finalCta.buttonText',
    'Join us',
    /"Get Involved Today" was agreed/,
    '',
  ],
  [
    'an outdated count',
    'content/work.yaml',
    'hero.intro',
    'Nine case studies.',
    /out of date; there are \d+/,
  ],
  [
    'a sum that differs from the targets',
    'content/home.yaml',
    'csr.heading.heavy',
    '70,000 people by 2030',
    /add up to 65,000 people/,
    'csr.heading',
  ],
  ['results with only one number', STUDY, 'impact', 'Fees fell by 40%.', /this text has 1/],
  ['a year in the future', STUDY, 'year', 2031, /not in the future/],
]

test.each(CASES)(
  'content warnings: name %s, which is no error',
  (_, file, field, value, message, reported = field) => {
    expect(problemsWith(file, field.split('.'), value)).toEqual([])
    expect(warningsWith(file, field.split('.'), value)).toContainEqual({
      file,
      field: reported,
      expected: expect.stringMatching(message),
    })
  },
)
