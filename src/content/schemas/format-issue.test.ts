import { z } from 'astro/zod'
import { expect, it } from 'vitest'
import { formatIssue } from './format-issue.ts'

const entry = z.strictObject({
  name: z.string().min(3).max(5),
  year: z.int().min(2022).max(2030),
  colour: z.enum(['red', 'green']),
  tags: z.array(z.string()).min(2),
  pair: z.array(z.string()).length(2),
  mark: z.literal(true).optional(),
  size: z.union([z.number(), z.string()]),
  metrics: z.record(z.string().regex(/^[a-z]+$/, 'write small letters'), z.number()),
})
const valid = {
  name: 'Abuja',
  year: 2024,
  colour: 'red',
  tags: ['a', 'b'],
  pair: ['a', 'b'],
  size: 1,
  metrics: { a: 1 },
}

/** Returns the field and message of the first issue. */
function firstIssue(change: Record<string, unknown>) {
  const { error } = entry.safeParse({ ...valid, ...change }, { error: formatIssue })
  const [issue] = error?.issues ?? []
  return issue && `${issue.path.join('.')}: ${issue.message}`
}

it.each([
  [{}, undefined],
  [{ name: undefined }, 'name: this field is missing; write a text'],
  [{ name: null }, 'name: this field is empty; write a text'],
  [{ name: 2024 }, 'name: write a text; if it contains a colon or looks like a number, put it in quotes'],
  [{ name: 'It' }, 'name: write at least 3 characters; this has 2'],
  [{ name: 'Port Harcourt' }, 'name: write at most 5 characters; this has 13'],
  [{ year: '2024' }, 'year: write a number'],
  [{ year: 2024.5 }, 'year: write a whole number'],
  [{ year: 2021 }, 'year: write a number of at least 2022'],
  [{ colour: 'blue' }, 'colour: write one of red, green'],
  [{ tags: 'a' }, 'tags: write a list, each item on a line that begins with a hyphen'],
  [{ tags: ['a'] }, 'tags: write at least 2 items; this has 1'],
  [{ pair: ['a'] }, 'pair: write exactly 2 items; this has 1'],
  [{ mark: false }, 'mark: write true, or remove this line'],
  [
    { size: [] },
    'size: write a number, or write a text; if it contains a colon or looks like a number, put it in quotes',
  ],
  [{ metrics: { A: 1 } }, 'metrics.A: write small letters'],
  [{ metrics: 3 }, 'metrics: write fields, each a name, a colon and a value'],
])('schema messages: %o', (change, message) => {
  expect(firstIssue(change)).toBe(message)
})
