import { join } from 'node:path'
import { z } from 'astro/zod'
import { describe, expect, it } from 'vitest'
import { contentKindNames, contentKinds } from '#src/content/load/content-kinds.ts'
import { editorConfig } from './editor-config.ts'
import { formField, formFields, labelOf } from './form-field.ts'
import type { Targets } from './form-types.ts'

type Field = { name: string; label: string; widget: string; [option: string]: unknown }
type Collection = { name: string; fields?: Field[]; files?: { name: string; fields: Field[] }[] }

const { collections } = editorConfig(join(import.meta.dirname, '../../..')) as { collections: Collection[] }
const forms = new Map(
  collections.flatMap(({ name, fields, files = [] }) => [
    ...(fields ? [[name, fields] as const] : []),
    ...files.map((file) => [file.name, file.fields] as const),
  ]),
)
const field = (kind: string, name: string) => forms.get(kind)?.find((each) => each.name === name)

const NO_TARGETS: Targets = { choices: {}, pathToContent: '' }
const convert = (schema: z.ZodType, form: unknown) => formField(schema, NO_TARGETS).fromForm(form)

describe('configuration of the editor', () => {
  it.each(contentKindNames)('%s: has a form with a field for each property of the schema', (kind) => {
    const schema: z.ZodType = contentKinds[kind].schema
    const shapes = schema instanceof z.ZodDiscriminatedUnion ? schema.options : [schema]
    const names = shapes.flatMap((shape) => Object.keys((shape as z.ZodObject).shape))
    const allFields = JSON.stringify(forms.get(kind))
    const missing = names.filter((name) => !allFields.includes(`"name":"${name}"`))
    expect(missing.filter((name) => name !== 'order')).toEqual([])
  })

  it('shows the limits, the pattern and the description of a text', () => {
    expect(field('work', 'summary')).toMatchObject({ widget: 'text', minlength: 70, maxlength: 160 })
    expect(field('site', 'registrationNumber')).toMatchObject({
      pattern: ['/^(RC|BN) \\d{5,8}$/', expect.stringContaining('RC or BN in front')],
      hint: expect.stringContaining('Corporate Affairs Commission'),
    })
    expect(field('work', 'challenge')).toMatchObject({ widget: 'text' })
  })

  it('shows the range of a number, the choices of an enum, and entries that a reference may name', () => {
    expect(field('work', 'months')).toMatchObject({ widget: 'number', value_type: 'int', min: 1, max: 36 })
    expect(field('work', 'sector')).toMatchObject({
      widget: 'select',
      options: expect.arrayContaining(['Finance']),
    })
    expect(field('work', 'services')).toMatchObject({
      widget: 'list',
      min: 1,
      max: 5,
      field: {
        widget: 'select',
        options: expect.arrayContaining([expect.objectContaining({ value: 'data-engineering' })]),
      },
    })
  })

  it('shows each kind of figure with its own fields', () => {
    const figures = field('work', 'figures') as unknown as { types: { name: string }[]; typeKey: string }
    expect(figures.typeKey).toBe('kind')
    expect(figures.types.map(({ name }) => name)).toEqual([
      'before-after',
      'series',
      'flow',
      'system',
      'message',
      'screen',
      'place',
    ])
  })

  it('marks only fields that may be left out as optional', () => {
    expect(field('work', 'quote')).toMatchObject({ required: false })
    expect(field('work', 'placeholder')).toMatchObject({ widget: 'boolean', required: false })
    expect(field('work', 'title')).not.toHaveProperty('required')
  })
})

describe('form field', () => {
  it('throws for a type of schema that it does not know', () => {
    expect(() => formField(z.date(), NO_TARGETS)).toThrow('no form field for a schema of the type date')
    expect(() => formFields({ value: z.map(z.string(), z.string()) }, NO_TARGETS)).toThrow('type map')
  })

  it('turns the name of a property into words', () => {
    expect(labelOf('shortDescription')).toBe('Short description')
    expect(labelOf('before-after')).toBe('Before-after')
  })

  it.each([
    ['numbers', z.array(z.number()), '50, 52.5, 51', [50, 52.5, 51]],
    ['a point', z.tuple([z.number(), z.number()]), '20, 30', [20, 30]],
    [
      'a line of points',
      z.array(z.tuple([z.number(), z.number()])),
      '6, 56; 44, 30',
      [
        [6, 56],
        [44, 30],
      ],
    ],
    [
      'lines',
      z.array(z.array(z.tuple([z.number(), z.number()]))),
      '0, 30; 40, 18\n1, 2; 3, 4',
      [
        [
          [0, 30],
          [40, 18],
        ],
        [
          [1, 2],
          [3, 4],
        ],
      ],
    ],
    [
      'a table',
      z.array(z.array(z.string())),
      'Survey | 2 days\nDecision | 1',
      [
        ['Survey', '2 days'],
        ['Decision', '1'],
      ],
    ],
  ])('holds %s as one text', (_, schema, text, value) => {
    expect(formField(schema, NO_TARGETS).toForm(value)).toBe(text)
    expect(convert(schema, text)).toEqual(value)
  })

  it('keeps a text that is no number where numbers belong, for the schema to report', () => {
    expect(convert(z.array(z.number()), '50, many')).toEqual([50, 'many'])
  })

  it('reads digits as a number where a number is allowed', () => {
    const schema = z.union([z.number(), z.string()])
    expect(['2023', '2023-04', '98.7', '98.7%'].map((text) => convert(schema, text))).toEqual([
      2023,
      '2023-04',
      98.7,
      '98.7%',
    ])
  })

  it('holds a record with free names as a list', () => {
    const schema = z.record(z.string(), z.union([z.number(), z.string()]))
    expect(formField(schema, NO_TARGETS).toForm({ users: 5 })).toEqual([{ name: 'users', value: '5' }])
    expect(convert(schema, [{ name: 'users', value: '5' }])).toEqual({ users: 5 })
  })
})
