import { join } from 'node:path'
import { z } from 'astro/zod'
import { describe, expect, it } from 'vitest'
import { contentKindNames, contentKinds } from '../load/content-kinds.ts'
import { editorConfig } from './editor-config.ts'
import { type Field, formField, MANAGED, shapeOf } from './form-field.ts'
import { readGitHost } from './git-host.ts'

type Collection = { name: string; fields?: Field[]; files?: { name: string; fields: Field[] }[] }

const { collections } = editorConfig(join(import.meta.dirname, '../../..'), undefined) as {
  collections: Collection[]
}
const forms = new Map(
  collections.flatMap(({ name, fields, files = [] }) => [
    ...(fields ? [[name, fields] as const] : []),
    ...files.map((file) => [file.name, file.fields] as const),
  ]),
)
const field = (kind: string, name: string) => forms.get(kind)?.find((each) => each.name === name)

describe('configuration of the editor', () => {
  it.each(contentKindNames)('%s: has a form with a field for each property of the schema', (kind) => {
    const names = forms.get(kind)?.map(({ name }) => name)
    const properties = Object.keys(shapeOf(contentKinds[kind].schema))
    const body = kind === 'legal' ? ['body'] : []
    expect(names).toEqual([...properties.filter((name) => !MANAGED.includes(name)), ...body])
  })

  it.each(contentKindNames)('%s: has a label in words for every field', (kind) => {
    const isReadable = (label: string) =>
      /^[A-Z0-9]/.test(label) && !/[a-z][A-Z]/.test(label.replace('WhatsApp', ''))
    expect(labelsOf(forms.get(kind)).filter((label) => !isReadable(label))).toEqual([])
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
    const options = expect.arrayContaining(['Finance'])
    expect(field('work', 'sector')).toMatchObject({ widget: 'select', options })
    const slug = { collection: 'services', value_field: '{{slug}}', display_fields: ['title'] }
    expect(field('work', 'services')).toMatchObject({
      ...{ widget: 'list', min: 1, max: 5, field: { widget: 'relation', ...slug } },
    })
  })

  it('lets rows be moved, and an address be changed where an entry has a page of its own', () => {
    const [work, leaders, legal] = ['work', 'leaders', 'legal'].map((kind) =>
      collections.find(({ name }) => name === kind),
    )
    const editable = (...stages: string[]) => ({ slug: expect.objectContaining({ editable: stages }) })
    const former = { aliases_field: 'formerPaths' }
    expect(work).toMatchObject({ reorder: true, ...former, ...editable('create', 'update') })
    expect(leaders).toMatchObject({ reorder: true, ...editable('create') })
    expect(legal).toMatchObject({ reorder: false, ...editable() })
  })

  it('refuses a picture of another kind or above 12 MB, and offers nine parts to keep', () => {
    const image = field('work', 'image') as unknown as { required: boolean; types: { fields: Field[] }[] }
    const [src, , focus] = image.types.at(-1)?.fields ?? []
    expect(image.required).toBe(false)
    expect(src).toMatchObject({
      accept: '.svg,.avif,.webp,.png,.jpg,.jpeg',
      media_libraries: { default: { config: { max_file_size: 12_000_000 } } },
    })
    expect(focus?.options).toHaveLength(9)
  })

  it('marks only fields that may be left out as optional', () => {
    expect(field('work', 'quote')).toMatchObject({ required: false })
    expect(field('work', 'placeholder')).toMatchObject({ widget: 'boolean', required: false })
    expect(field('work', 'title')).not.toHaveProperty('required')
  })

  it('shows the fields of every status of a product', () => {
    const options = ['available', 'In Development', 'Coming Soon']
    expect(field('products', 'status')).toMatchObject({ options })
    expect(field('products', 'launchQuarter')).toMatchObject({ required: false })
    expect(field('products', 'name')).not.toHaveProperty('required')
  })

  it('keeps changes as drafts, and offers a button to sign in, for a host with both', () => {
    const host = (settings: object) =>
      readGitHost({ EDITOR_REPOSITORY: 'opifex/website', EDITOR_BACKEND: 'gitlab', ...settings })
    const root = join(import.meta.dirname, '../../..')
    expect(editorConfig(root, host({ EDITOR_REVIEW: 'true', EDITOR_APP_ID: 'a1b2' }))).toMatchObject({
      publish_mode: 'editorial_workflow',
      backend: { auth_methods: ['oauth', 'token'] },
    })
    const simple = { publish_mode: 'simple', backend: { auth_methods: ['token'] } }
    expect(editorConfig(root, host({}))).toMatchObject(simple)
  })

  it('throws for a type of schema that it does not know', () => {
    expect(() => formField('value', z.date(), {})).toThrow('no form field for a schema of the type date')
  })
})

/** Returns the labels of fields and of the fields in them. */
function labelsOf(fields: readonly Field[] = []): string[] {
  return fields.flatMap(({ label, fields: inner, types = [], field: item }) => [
    ...[label, ...labelsOf(inner as Field[]), ...(item ? [(item as Field).label] : [])],
    ...(types as Field[]).flatMap((type) => [type.label, ...labelsOf(type.fields as Field[])]),
  ])
}
