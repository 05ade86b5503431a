import { z } from 'astro/zod'
import { MAX_PICTURE_KILOBYTES, PICTURE_FORMATS } from '../load/media-file.ts'
import { annotationOf, type Target } from '../schemas/annotations.ts'
import { labelFor } from '../schemas/field-label.ts'

/** A field of Sveltia CMS: https://sveltiacms.app/en/docs/fields */
export type Field = { name: string; label: string; widget: string; hint?: string; [option: string]: unknown }

type Shape = Readonly<Record<string, z.core.$ZodType>>
type Options = { widget: string; [option: string]: unknown }

export type Choices = Partial<Record<Target, Options>>

/** A longer single line gets a field with several rows. */
const MAX_SINGLE_ROW_LENGTH = 120

/** The items of a list stay open if they have so few fields, like the levels of a price. */
const MAX_OPEN_FIELDS = 3

/** Properties that Sveltia writes itself: the position in a list that moving rows changes, and the addresses before a rename. */
export const MANAGED = ['order', 'formerPaths']

/** Returns the form fields for the properties of an object. */
export function formFields(shape: Shape, choices: Choices): Field[] {
  return Object.entries(shape).flatMap(([name, schema]) =>
    MANAGED.includes(name) ? [] : formField(name, schema, choices),
  )
}

/** Returns the form field for a property. @throws for a type of schema that no form field is known for */
export function formField(name: string, schema: z.core.$ZodType, choices: Choices): Field {
  const { title = labelFor(name), description } = wordsOf(schema)
  const options = optionsOf(schema, choices)
  // The plural is the first noun, as in “Laws behind the text”.
  const item = title.replace(/(?:(ie)|([^s]))s(?= (?:above|after|behind|of|on|that|to)\b|$)/, (_, y, end) =>
    y ? 'y' : end,
  )
  return {
    name,
    label: title,
    ...(description !== undefined && { hint: description }),
    ...(options.widget === 'list' && { label_singular: item }),
    ...options,
  }
}

function wordsOf(schema: z.core.$ZodType): z.core.GlobalMeta {
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
  return { ...(isWrapper && wordsOf(schema.unwrap())), ...(schema as z.ZodType).meta() }
}

function optionsOf(schema: z.core.$ZodType, choices: Choices): Options {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return { ...optionsOf(schema.unwrap(), choices), required: false }
  const { refersTo, maxKilobytes = MAX_PICTURE_KILOBYTES } = annotationOf(schema)
  const upload = { choose_url: false, ...uploadLimits(maxKilobytes) }
  if (refersTo === 'picture') return { widget: 'image', accept: PICTURE_FORMATS.join(','), ...upload }
  if (refersTo === 'film')
    return {
      ...{ widget: 'file', accept: '.mp4,.webm', ...upload },
      ...{ media_folder: '/content/videos', public_folder: '/videos' },
    }
  const choice = refersTo && choices[refersTo]
  if (choice) return choice
  if (schema instanceof z.ZodPipe)
    return optionsOf(schema.def.in instanceof z.ZodTransform ? schema.def.out : schema.def.in, choices)
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return textOptions(schema)
  if (schema instanceof z.ZodNumber) return numberOptions(schema)
  if (schema instanceof z.ZodBoolean) return { widget: 'boolean' }
  if (schema instanceof z.ZodEnum) return { widget: 'select', options: schema.options }
  if (schema instanceof z.ZodLiteral) return { widget: 'hidden', default: schema.value }
  if (schema instanceof z.ZodDiscriminatedUnion) return { widget: 'object', ...typesOf(schema, choices) }
  if (schema instanceof z.ZodUnion) return { widget: 'string' }
  if (schema instanceof z.ZodObject) return { widget: 'object', fields: formFields(schema.shape, choices) }
  if (schema instanceof z.ZodRecord) return recordOptions(schema, choices)
  if (schema instanceof z.ZodArray) return listOptions(schema, choices)
  throw new Error(`the editor has no form field for a schema of the type ${schema._zod.def.type}`)
}

/**
 * Returns what Sveltia does before a file is in the repository for ever: it refuses a larger one, and writes a picture
 * anew, without the place, the camera and the time of a photograph. It would fetch a decoder of HEIC from elsewhere.
 */
export function uploadLimits(maxKilobytes: number) {
  const anew = { format: 'webp', quality: 90, width: 2400 }
  const transformations = { jpeg: anew, png: anew, webp: anew, avif: anew }
  const config = { slugify_filename: true, max_file_size: maxKilobytes * 1000, transformations }
  return { media_libraries: { default: { config } } }
}

function textOptions(schema: z.ZodString | z.ZodStringFormat): Options {
  const { format, minLength, maxLength } = schema
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  const isLong = annotationOf(schema).isProse || (maxLength ?? 0) > MAX_SINGLE_ROW_LENGTH
  return {
    widget: isLong ? 'text' : 'string',
    ...((minLength ?? 0) > 1 && { minlength: minLength }),
    ...(maxLength !== null && { maxlength: maxLength }),
    ...patternOf(schema),
  }
}

type PatternCheck = z.core.$ZodCheckStringFormatDef & { protocol?: RegExp }

/** Returns the first pattern of a text that has a message for editors. */
function patternOf(schema: z.ZodString | z.ZodStringFormat): { pattern?: [string, string] } {
  const checks = [schema.def, ...(schema.def.checks ?? []).map(({ _zod: { def } }) => def)]
  for (const check of checks as unknown as PatternCheck[]) {
    const pattern = check.pattern ?? (check.protocol && /^https:\/\/\S+$/)
    const message = check.error?.({ input: '' } as never)
    if (pattern && typeof message === 'string')
      return { pattern: [`/${pattern.source}/${pattern.flags}`, message] }
  }
  return {}
}

function numberOptions({ format, minValue, maxValue }: z.ZodNumber): Options {
  return {
    widget: 'number',
    value_type: format === 'safeint' ? 'int' : 'float',
    ...(minValue !== null && minValue > Number.MIN_SAFE_INTEGER && { min: minValue }),
    ...(maxValue !== null && maxValue < Number.MAX_SAFE_INTEGER && { max: maxValue }),
  }
}

/** A record with known keys is a group. Another record is a list of names and values. */
function recordOptions({ keyType, valueType }: z.ZodRecord, choices: Choices): Options {
  if (!(keyType instanceof z.ZodEnum)) return { widget: 'keyvalue' }
  const shape = Object.fromEntries(keyType.options.map((key) => [String(key), valueType]))
  return { widget: 'object', fields: formFields(shape, choices) }
}

function listOptions({ element, def }: z.ZodArray, choices: Choices): Options {
  const { widget, types, typeKey, fields, ...item } = optionsOf(element, choices)
  const items = types
    ? { types, typeKey }
    : widget === 'object'
      ? { fields, collapsed: (fields as Field[]).length > MAX_OPEN_FIELDS ? 'auto' : false }
      : { field: { name: 'item', label: 'Item', widget, ...item } }
  return { widget: 'list', ...items, ...lengthLimits(def.checks) }
}

/** Returns one type for each value of the discriminator. Sveltia stores the name of the type in that property. */
function typesOf(union: z.ZodDiscriminatedUnion, choices: Choices): { typeKey: string; types: object[] } {
  const typeKey = union.def.discriminator
  const types = union.options.flatMap((option) => {
    const { [typeKey]: discriminator, ...shape } = shapeOf(option as z.ZodType)
    const title = (option as z.ZodType).meta()?.title
    return [...(discriminator?._zod.values ?? [])].map((value) => ({
      name: String(value),
      label: title ?? labelFor(String(value)),
      fields: formFields(shape, choices),
    }))
  })
  return { typeKey, types }
}

/** Returns the smallest and the greatest number of items that the checks of a list allow. */
export function lengthLimits(checks: readonly z.core.$ZodCheck<never>[] = []): {
  min?: number
  max?: number
} {
  const limits = checks.map(({ _zod: { def } }) => {
    const { check, minimum, maximum, length } = def as { check: string } & Record<string, number>
    if (check === 'min_length') return { min: minimum }
    if (check === 'max_length') return { max: maximum }
    return check === 'length_equals' ? { min: length, max: length } : {}
  })
  return Object.assign({}, ...limits)
}

/**
 * Returns the properties of an object, or those of all options of a union. The form of a product has the fields of every
 * status: those that one status lacks may be left empty, and the content check names what is missing.
 */
export function shapeOf(schema: z.ZodType): Shape {
  if (schema instanceof z.ZodObject) return schema.shape
  if (!(schema instanceof z.ZodDiscriminatedUnion))
    throw new Error('an entry is an object or a union of objects')
  const merged = mergeShapes(schema.options.map((option) => shapeOf(option as z.ZodType)))
  const { discriminator } = schema.def
  const values = schema.options.flatMap((option) => [
    ...(shapeOf(option as z.ZodType)[discriminator]?._zod.values ?? []),
  ])
  return { ...merged, [discriminator]: z.enum(values.map(String)) }
}

/** Returns all properties of some objects. A property that one of them lacks is optional. */
function mergeShapes(shapes: readonly Shape[]): Shape {
  const names = [...new Set(shapes.flatMap((shape) => Object.keys(shape)))]
  const merged = names.map((name) => {
    const parts = shapes.flatMap((shape) => shape[name] ?? [])
    const [first] = parts as [z.ZodType]
    const areGroups = parts.length > 1 && parts.every((part) => part instanceof z.ZodObject)
    const part = areGroups ? z.object(mergeShapes(parts.map(({ shape }) => shape))) : first
    return [name, parts.length === shapes.length ? part : z.optional(part)]
  })
  return Object.fromEntries(merged)
}
