import { z } from 'astro/zod'
import { type ContentKind, contentKinds } from '#src/content/load/content-kinds.ts'
import { annotationOf } from '#src/content/schemas/annotations.ts'
import { formFields, labelOf, variants } from './form-field.ts'
import type { FormFields, Targets } from './form-types.ts'

/** The form of an entry, and the name of the field that is its title. */
export type EntryForm = FormFields & { title: string; hasOrder: boolean }

/** The form's name for the text of a Markdown file. */
export const BODY = 'body'

/** Returns the form for the entries of a kind. Their order is no field: the list of the entries changes it. */
export function entryForm(kind: ContentKind, targets: Targets): EntryForm {
  const schema: z.ZodType = contentKinds[kind].schema
  const fields =
    schema instanceof z.ZodDiscriminatedUnion ? unionFields(schema, targets) : objectFields(schema, targets)
  const shape = shapesOf(schema)[0] ?? {}
  const nameWith = (unique: 'title' | 'order') =>
    Object.keys(shape).find((name) => annotationOf(shape[name] as z.ZodType).unique === unique)
  const order = nameWith('order')
  const options = fields.options.filter(({ name }) => name !== order)
  const isMarkdown = contentKinds[kind].files.endsWith('.md')
  return {
    options: isMarkdown
      ? [...options, { name: BODY, label: 'Text', widget: 'text', hint: 'Markdown' }]
      : options,
    toForm: fields.toForm,
    fromForm: fields.fromForm,
    title: nameWith('title') ?? 'title',
    hasOrder: order !== undefined,
  }
}

function objectFields(schema: z.ZodType, targets: Targets): FormFields {
  if (!(schema instanceof z.ZodObject)) throw new Error('an entry is an object or a union of objects')
  return formFields(schema.shape, targets)
}

/** A union has the fields that all its options share, and one field that chooses an option and holds its own fields. */
function unionFields(union: z.ZodDiscriminatedUnion, targets: Targets): FormFields {
  const choice = union.def.discriminator
  const [first = {}, ...others] = shapesOf(union)
  const isShared = (name: string) => others.every((other) => other[name] === first[name])
  const shared = Object.fromEntries(Object.entries(first).filter(([name]) => isShared(name)))
  const common = formFields(shared, targets)
  const chosen = variants(union, targets, Object.keys(shared))
  return {
    options: [...common.options, { name: choice, label: labelOf(choice), ...chosen.options }],
    toForm: (value) => ({ ...common.toForm(value), [choice]: chosen.toForm(value) }),
    fromForm: (value) => {
      const own = chosen.fromForm((value as Record<string, unknown>)[choice]) as
        | Record<string, unknown>
        | undefined
      const data: Record<string, unknown> = { ...common.fromForm(value), ...own }
      const shape =
        shapesOf(union).find((each) => each[choice]?._zod.values?.has(String(data[choice]))) ?? first
      return Object.fromEntries(
        Object.keys(shape).flatMap((name) => (name in data ? [[name, data[name]]] : [])),
      )
    },
  }
}

function shapesOf(schema: z.ZodType): Record<string, z.core.$ZodType>[] {
  const options = schema instanceof z.ZodDiscriminatedUnion ? schema.options : [schema]
  return options.flatMap((option) => (option instanceof z.ZodObject ? [option.shape] : []))
}
