import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { fixtureFiles } from '#test/support/fixture-content.ts'
import { contentKindNames, contentKinds } from '../load/content-kinds.ts'
import { type Field, formFields, shapeOf } from './form-field.ts'
import { writeEntry } from './write-entry.ts'

const formOf = (kind: keyof typeof contentKinds) => formFields(shapeOf(contentKinds[kind].schema), {})
const form = formOf('work')

it('entry as YAML: has its fields in the order of the form, at every depth', () => {
  const parts = [{ items: [{ value: '1', label: 'l' }], show: 'fields' }]
  const figures = [
    { note: 'n', kind: 'screen', parts, title: 't' },
    { unit: 'days', kind: 'before-after', caption: 'c' },
  ]
  expect(writeEntry({ unknown: 1, tech: ['SQL'], figures, title: 'T' }, form)).toBe(`title: T
figures:
  - kind: screen
    note: n
    title: t
    parts:
      - show: fields
        items:
          - label: l
            value: '1'
  - kind: before-after
    caption: c
    unit: days
tech:
  - SQL
unknown: 1
`)
})

it('entry as YAML: leaves out empty maps and lists, and marks that are not set', () => {
  const full = { title: 'T', quote: { text: 'Now they call.' }, figures: [{ kind: 'flow' }], months: 0 }
  const quote = { ...full.quote, placeholder: false }
  const entry = { ...full, quote, image: {}, results: [], figures: [{ kind: 'flow', steps: [] }] }
  expect(parse(writeEntry(entry, form))).toEqual(full)
  expect(writeEntry({ status: 'Coming Soon', metrics: {} }, formOf('products'))).toBe('status: Coming Soon\n')
})

it.each(contentKindNames)('entry as YAML: keeps every value of an entry of the kind %s', (kind) => {
  const entry = JSON.parse(JSON.stringify(fixtureFiles.find((file) => file.kind === kind)?.data))
  const isAbsent = (value: unknown) => Array.isArray(value) && value.length === 0
  const expected = JSON.parse(JSON.stringify(entry), (_, value) => (isAbsent(value) ? undefined : value))
  expect(parse(writeEntry(entry, formOf(kind) as Field[]))).toEqual(expected)
})
