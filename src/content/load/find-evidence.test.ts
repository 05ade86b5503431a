import { expect, it } from 'vitest'
import type { Entry } from './content-kinds.ts'
import { findEvidence } from './find-evidence.ts'

const STUDIES = [
  {
    id: 'permits',
    data: { results: [{ value: '6 days' }], figures: [{ kind: 'message' }, { kind: 'series' }] },
  },
] as unknown as Entry<'work'>[]

it('returns the named result and figure', () => {
  const { result, figure } = findEvidence(STUDIES, { study: 'permits', result: 1, figure: 2 })
  expect([result.value, figure.kind]).toEqual(['6 days', 'series'])
})

it.each([
  [{ study: 'permits', result: 2, figure: 2 }, /result from 1 to 1/],
  [{ study: 'permits', result: 1, figure: 1 }, /figure of permits that was measured: 2$/],
  [{ study: 'permits', result: 1, figure: 5 }, /figure of permits that was measured: 2$/],
])('refuses %j', (evidence, message) => {
  expect(() => findEvidence(STUDIES, evidence)).toThrow(message)
})
