import { z } from 'astro/zod'
import { annotationOf } from '#src/content/schemas/annotations.ts'
import type { FormField, FormFields, Targets } from './form-types.ts'
import { listsAsText } from './lists-as-text.ts'
import { pictureField } from './picture-field.ts'
import { choice, constant, mark, numberField } from './simple-field.ts'
import { numberOrText, textField, textLimits } from './text-field.ts'

type Shape = Readonly<Record<string, z.core.$ZodType>>

/**
 * Returns the form field for a part of a content schema.
 * @throws {Error} for a type of schema that no form field is known for
 */
export function formField(schema: z.core.$ZodType, targets: Targets): FormField {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return optional(withHint(schema, formField(schema.unwrap(), targets)))
  if (annotationOf(schema).refersTo === 'picture') return pictureField(targets)
  if (schema instanceof z.ZodPipe) return formField(schema.def.out, targets)
  return withHint(schema, requiredField(schema, targets))
}

function requiredField(schema: z.core.$ZodType, targets: Targets): FormField {
  const { refersTo } = annotationOf(schema)
  const choices = refersTo && targets.choices[refersTo]
  if (choices) return choice(choices)
  const asText = listsAsText(schema)
  if (asText) return asText
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return textField(schema)
  if (schema instanceof z.ZodNumber) return numberField(schema)
  if (schema instanceof z.ZodEnum) return choice(schema.options)
  if (schema instanceof z.ZodLiteral) return schema.value === true ? mark() : constant(schema.value)
  if (schema instanceof z.ZodDiscriminatedUnion) return variants(schema, targets)
  if (schema instanceof z.ZodUnion) return numberOrText(schema)
  if (schema instanceof z.ZodObject) return group(schema.shape, targets)
  if (schema instanceof z.ZodRecord) return record(schema, targets)
  if (schema instanceof z.ZodArray) return list(schema, targets)
  throw new Error(`the editor has no form field for a schema of the type ${schema._zod.def.type}`)
}

/** Returns the fields for the properties of an object. */
export function formFields(shape: Shape, targets: Targets): FormFields {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    label: titleOf(schema) ?? labelOf(name),
    ...formField(schema, targets),
  }))
  const convert = (direction: 'toForm' | 'fromForm') => (value: unknown) =>
    withoutUndefined(fields.map((field) => [field.name, field[direction](asObject(value)[field.name])]))
  return {
    options: fields.map(({ name, label, options }) => ({
      name,
      label,
      ...singular(label, options),
      ...options,
    })),
    toForm: convert('toForm'),
    fromForm: convert('fromForm'),
  }
}

/** Returns the words for a name in a schema: `Short description` for `shortDescription`. */
export function labelOf(name: string): string {
  const words = name.replaceAll(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Names one item of a list on the button that adds it. */
function singular(label: string, { widget }: FormField['options']): { label_singular?: string } {
  return widget === 'list' ? { label_singular: label.replace(/ies$/, 'y').replace(/s$/, '') } : {}
}

function titleOf(schema: z.core.$ZodType): string | undefined {
  return (schema as z.ZodType).meta()?.title
}

/**
 * Returns the form field for a union: a choice of the discriminator, and the fields of the chosen option.
 * @param omitted names of properties that are no fields of the options
 */
export function variants(
  union: z.ZodDiscriminatedUnion,
  targets: Targets,
  omitted: readonly string[] = [],
): FormField {
  const typeKey = union.def.discriminator
  const types = union.options.flatMap((option) => {
    if (!(option instanceof z.ZodObject)) throw new Error('the options of a union are objects')
    const { [typeKey]: discriminator, ...shape } = option.shape
    const kept = Object.entries(shape).filter(([name]) => !omitted.includes(name))
    const fields = formFields(Object.fromEntries(kept), targets)
    return [...(discriminator?._zod.values ?? [])].map((value) => ({
      value,
      // Sveltia does not allow spaces in the name of a type.
      name: String(value).toLowerCase().replaceAll(' ', '-'),
      label: titleOf(option) ?? labelOf(String(value)),
      fields,
    }))
  })
  return {
    options: {
      widget: 'object',
      typeKey,
      types: types.map(({ name, label, fields }) => ({ name, label, fields: fields.options })),
    },
    toForm: (data) => {
      const type = types.find(({ value }) => value === asObject(data)[typeKey])
      return type && { [typeKey]: type.name, ...type.fields.toForm(data) }
    },
    fromForm: (form) => {
      const type = types.find(({ name }) => name === asObject(form)[typeKey])
      return type && { [typeKey]: type.value, ...type.fields.fromForm(form) }
    },
  }
}

function group(shape: Shape, targets: Targets): FormField {
  const fields = formFields(shape, targets)
  return {
    options: { widget: 'object', fields: fields.options },
    toForm: (value) => (isObject(value) ? fields.toForm(value) : undefined),
    fromForm: fields.fromForm,
  }
}

function list({ element, def }: z.ZodArray, targets: Targets): FormField {
  const item = formField(element, targets)
  const { fields, types, typeKey, widget } = item.options
  const items = types
    ? { types, typeKey }
    : widget === 'object'
      ? { fields }
      : { field: { name: 'item', label: 'Item', ...item.options } }
  return {
    options: { widget: 'list', collapsed: 'auto', ...items, ...itemLimits(def.checks) },
    toForm: (value) => asList(value)?.map(item.toForm),
    fromForm: (value) => asList(value)?.map(item.fromForm) ?? [],
  }
}

/** A record with known keys is a group. Another record is a list of names and values. */
function record({ keyType, valueType }: z.ZodRecord, targets: Targets): FormField {
  if (keyType instanceof z.ZodEnum)
    return group(Object.fromEntries(keyType.options.map((key) => [String(key), valueType])), targets)
  const entry = formFields({ name: keyType, value: valueType }, targets)
  return {
    options: { widget: 'list', collapsed: 'auto', fields: entry.options, summary: '{{name}}: {{value}}' },
    toForm: (value) =>
      Object.entries(asObject(value)).map(([name, each]) => entry.toForm({ name, value: each })),
    fromForm: (value) =>
      Object.fromEntries(
        (asList(value) ?? []).map(entry.fromForm).map(({ name, value: each }) => [String(name ?? ''), each]),
      ),
  }
}

function optional(field: FormField): FormField {
  return {
    ...field,
    options: { ...field.options, required: false },
    fromForm: (value) => {
      const converted = isEmpty(value) ? undefined : field.fromForm(value)
      return isEmpty(converted) ? undefined : converted
    },
  }
}

function withHint(schema: z.core.$ZodType, field: FormField): FormField {
  const hints = [(schema as z.ZodType).description, field.options.hint].filter((hint) => hint !== undefined)
  return hints.length === 0
    ? field
    : { ...field, options: { ...field.options, hint: [...new Set(hints)].join('. ') } }
}

function itemLimits(checks: readonly z.core.$ZodCheck<never>[] = []): { min?: number; max?: number } {
  const { minimum, maximum } = textLimits(checks)
  return { ...(minimum !== undefined && { min: minimum }), ...(maximum !== undefined && { max: maximum }) }
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    (isObject(value) && Object.keys(value).length === 0)
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function asObject(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {}
}

function asList(value: unknown): unknown[] | undefined {
  return Array.isArray(value) ? value : undefined
}

function withoutUndefined(entries: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}
