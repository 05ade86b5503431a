import { expect, it } from 'vitest'
import { formatProblem } from '#src/content/check/format-problem.ts'
import type { ContentKind } from '#src/content/load/content-kinds.ts'
import { findPlaceholders } from './find-placeholders.ts'

function found(kind: ContentKind, data: object, today = '2026-11-21', body?: string): string[] {
  const content = { kind, file: 'a.yaml', id: 'a', data, ...(body !== undefined && { body }) }
  return findPlaceholders(content, today).map(formatProblem)
}

it('placeholders: names the entry, or the field inside it, that is marked as invented', () => {
  const testimonial = { quote: 'Q', placeholder: true }
  const data = { featured: [{}, { testimonial }], placeholder: true }
  expect(found('home', data)).toEqual(['a.yaml: invented', 'a.yaml: featured.1.testimonial: invented'])
})

it.each(['hello@opifex.example', 'https://taxly.example/about', '+234 000 000 0000', 'RC 0000000'])(
  'placeholders: names the sample %s without a mark',
  (email) => {
    expect(found('site', { email })).toEqual([`a.yaml: email: sample: ${email}`])
  },
)

it.each(['hello@opifex.ng', 'an example of this', '+234 803 000 1000', 'RC 1000000'])(
  'placeholders: %s is no sample',
  (email) => {
    expect(found('site', { email })).toEqual([])
  },
)

it.each([
  [
    'products',
    { status: 'Coming Soon', launchQuarter: 'Q2 2026' },
    '2026-06-30',
    'launchQuarter: over: Q2 2026',
  ],
  ['csr', { title: '2026 to 2030' }, '2030-12-31', 'title: over: 2026 to 2030'],
  ['csr', { goal: '65,000 people by 2030' }, '2030-12-31', 'goal: over: by 2030'],
  [
    'careers',
    { openings: { items: [{ applyBy: '2026-09-30' }] } },
    '2026-09-30',
    'openings.items.0.applyBy: over: 2026-09-30',
  ],
] as const)(
  'placeholders: names a date of %s that is over, from the next day: %j',
  (kind, data, last, line) => {
    const next = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10)
    expect(found(kind, data, last)).toEqual([])
    expect(found(kind, data, next)).toEqual([`a.yaml: ${line}`])
  },
)

it('placeholders: the years and launch dates of past events are not over', () => {
  expect(found('work', { challenge: 'From 2019 to 2021 the books differed.' })).toEqual([])
  expect(found('products', { status: 'available', launchDate: '2022-03' })).toEqual([])
  expect(found('legal', { updated: '2025-01-01' }, undefined, 'The Data Protection Act 2023.')).toEqual([])
})
