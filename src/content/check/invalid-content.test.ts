import { describe, expect, it } from 'vitest'
import { copyContent } from '#test/support/content-copy.ts'
import { FIXTURE_ROOT } from '#test/support/fixture-content.ts'
import { FIELD_CASES, SITE, STUDY, UNRELEASED } from '#test/support/invalid-content/field-cases.ts'
import { FILE_CASES } from '#test/support/invalid-content/file-cases.ts'
import { problemsWith } from '#test/support/problems-with.ts'
import type { ContentProblem } from '../load/check-entry.ts'
import { checkContent } from './check-content.ts'

it.each(FIELD_CASES)(
  'content check of fields: rejects %s (%s: %s)',
  (_, file, field, value, message, reportedField = field) => {
    expect(messagesOf(problemsWith(file, field.split('.'), value), file, reportedField)).toEqual([
      expect.stringMatching(message),
    ])
  },
)

it.each([
  ['120, 44', 'write two numbers like 20, 30'],
  ['30, 44', 'the label "Old market" overlaps "Lower ward"'],
])('content check of fields: rejects the point %s of a map', (at, message) => {
  const file = 'content/work/meters-that-tell-the-truth.yaml'
  const problems = problemsWith(file, ['figures', '2', 'points', '2', 'at'], at)
  expect(problems[0]?.message).toContain(message)
})

describe('content check of files', () => {
  it('accepts valid files', () => {
    expect(checkContent(FIXTURE_ROOT).problems).toEqual([])
  })

  it.each([
    [UNRELEASED, 'metrics: {}'],
    [UNRELEASED, 'website: []'],
    [STUDY, 'quote: {}'],
    [STUDY, 'quote:\n  name: {}\n  role: []'],
    [SITE, 'social: []'],
  ])('counts an empty map or list as absent: %s with %s', (file, field) => {
    const [name] = field.split(':')
    const root = copyContent(FIXTURE_ROOT, file, (text) => {
      const lines = new RegExp(`^${name}:.*\\n(?: .*\\n)*`, 'm')
      return `${text.replace(lines, '')}${field}\n`
    })
    expect(checkContent(root).problems).toEqual([])
  })

  it('takes out characters that nobody sees, and keeps letters and joiners of every script', () => {
    const hidden = 'Gu\u0007ra\u200b\u200era\u202e\u00ad\u3164\u061c\ufeff سجل\u200cها'
    const root = copyContent(FIXTURE_ROOT, STUDY, (text) =>
      text.replace(/^company: .*/m, `company: ${hidden}`),
    )
    const study = checkContent(root).files.find(({ file }) => file === STUDY)
    expect(study?.data).toMatchObject({ company: 'Gurara سجل\u200cها' })
  })

  it.each(FILE_CASES)('rejects %s', (_, file, change, field, message) => {
    const { problems } = checkContent(copyContent(FIXTURE_ROOT, file, change))
    expect(messagesOf(problems, file, field)).toEqual([expect.stringMatching(message)])
  })
})

/** Returns the messages of the problems, and fails if one is about another field. */
function messagesOf(problems: ContentProblem[], file: string, field: string): string[] {
  expect(problems.map((problem) => [problem.file, problem.field])).toEqual(problems.map(() => [file, field]))
  return problems.map(({ message }) => message)
}
