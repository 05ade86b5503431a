import { basename } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'astro/zod'
import { lengthLimits } from '#src/content/editor/form-field.ts'
import { contentKinds } from '#src/content/load/content-kinds.ts'
import type { ContentFile } from '#src/content/load/read-content.ts'
import { annotationOf, optionOf } from '#src/content/schemas/annotations.ts'

export type Extreme = 'longest' | 'shortest'

export type ExtremeContext = {
  /** Different files get different texts. */
  file: string
  /** How many candidates of each path were refused. A path that ends in a point is a part that the fixture does not have. */
  refused: Map<string, number>
  /** Values of the content by the schema that they follow. */
  samples: Map<unknown, unknown[]>
  /** True for a value of another file, whose addresses are taken. */
  isBorrowed?: boolean
}

/** How much longer a text without a limit is than the one of the fixture. */
const MORE_CHARACTERS = 600

/** A part that the fixture does not have is left out after this many refusals. */
export const MAX_REFUSALS = 3

/** Words of up to 14 letters. Headings, titles and names also have words of 18 and 20. */
const WORDS =
  'Permits payroll for procurement records that infrastructure staff in Oluwafunmilayo keep every quarter under accountability between ministries markets'.split(
    ' ',
  )
const LONG_WORDS: Record<string, string> = {
  procurement: 'internationalisation',
  infrastructure: 'telecommunications',
}
const SHORT_WORDS = WORDS.filter(({ length }) => length <= 11)
const HEADINGS = /(light|heavy|tagline|[tT]itle|name)$/

/** Returns the values of all content by the schema that they follow. */
export function samplesOf(files: readonly ContentFile[]): ExtremeContext['samples'] {
  const samples = new Map<unknown, unknown[]>()
  const collect = (schema: unknown, value: unknown): void => {
    if (value === undefined) return
    const known = samples.get(schema) ?? []
    if (!known.some((other) => isDeepStrictEqual(other, value))) samples.set(schema, [...known, value])
    for (const { part, of } of partsOf(schema, value)) collect(of, part)
  }
  for (const { kind, data } of files) collect(contentKinds[kind].schema, data)
  return samples
}

/**
 * Returns a value with its texts and lists at the greatest or smallest length that the schema allows, and its optional parts filled or
 * left out. What was refused as often as it has other candidates keeps its value.
 */
export function extremeValue(
  extreme: Extreme,
  schema: unknown,
  value: unknown,
  context: ExtremeContext,
  path: readonly (string | number)[] = [],
): unknown {
  const { file, refused, samples, isBorrowed } = context
  const refusals = (...key: (string | number)[]) => {
    const at = [...path, ...key].join('.')
    refused.set(at, refused.get(at) ?? 0)
    return refused.get(at) ?? 0
  }
  const inner = (of: unknown, part: unknown, ...key: (string | number)[]) =>
    extremeValue(extreme, of, part, context, [...path, ...key])

  if (isOptional(schema)) {
    if (extreme === 'shortest') return refusals() === 0 ? undefined : value
    const of = schema.unwrap()
    if (value !== undefined) return inner(of, value)
    if (refusals('') > MAX_REFUSALS) return undefined
    return extremeValue(extreme, of, samples.get(of)?.[0], { ...context, isBorrowed: true }, path)
  }
  if (value === undefined || annotationOf(schema as z.ZodType).refersTo) return value
  if (annotationOf(schema as z.ZodType).names) return value
  if (annotationOf(schema as z.ZodType).unique === 'address')
    return isBorrowed ? `${value}-${basename(file, '.yaml')}` : value
  if (schema instanceof z.ZodString)
    return candidates(extreme, schema, String(value), `${file} ${path.join('.')}`)[refusals()] ?? value
  const cell = schema instanceof z.ZodPipe && cellOf(schema)
  if (cell && extreme === 'longest' && refusals() === 0) return tableText(cell.maxLength ?? 0)
  if (schema instanceof z.ZodArray) {
    const items = value as unknown[]
    // Other files name the items.
    if (annotationOf(schema.element as z.ZodType).names) return items
    const { min = 0, max = 2 * items.length } = lengthLimits(schema.def.checks)
    if (extreme === 'shortest')
      return items
        .slice(0, refusals() === 0 ? min : items.length)
        .map((item, index) => inner(schema.element, item, index))
    const others = (samples.get(schema.element) ?? []).filter(
      (other) => !items.some((item) => isDeepStrictEqual(item, other)),
    )
    return [...items, ...others, ...items, ...items].slice(0, max).flatMap((item, index) => {
      if (index < items.length) return [inner(schema.element, item, index)]
      if (refusals(index, '') > MAX_REFUSALS) return []
      return [extremeValue(extreme, schema.element, item, { ...context, isBorrowed: true }, [...path, index])]
    })
  }
  if (schema instanceof z.ZodDiscriminatedUnion)
    return inner(optionOf(schema, value as Record<string, unknown>), value)
  const parts = partsOf(schema, value).map(({ key, part, of }) => [key, inner(of, part, key)] as const)
  return parts.length === 0 ? value : Object.fromEntries(parts.filter(([, part]) => part !== undefined))
}

type Part = { key: string; part: unknown; of: unknown }

/** Returns the parts of a value with their schemas. */
function partsOf(schema: unknown, value: unknown): Part[] {
  if (isOptional(schema)) return [{ key: '', part: value, of: schema.unwrap() }]
  const fields = value as Record<string, unknown>
  if (schema instanceof z.ZodDiscriminatedUnion)
    return [{ key: '', part: value, of: optionOf(schema, fields) }]
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).map(([key, of]) => ({ key, part: fields[key], of }))
  const of = schema instanceof z.ZodArray ? schema.element : schema instanceof z.ZodRecord && schema.valueType
  return of ? Object.entries(fields).map(([key, part]) => ({ key, part, of })) : []
}

/** Returns the schema of the cells if a text holds the rows of a table (src/content/schemas/lists-as-text.ts). */
function cellOf({ def: { out } }: z.ZodPipe): z.ZodString | undefined {
  const row = out instanceof z.ZodArray ? out.element : undefined
  return row instanceof z.ZodArray && row.element instanceof z.ZodString ? row.element : undefined
}

/** Returns seven rows of four cells. */
function tableText(length: number): string {
  const cells = (row: number) => [0, 1, 2, 3].map((column) => fill('', length, 3 * row + column)).join(' | ')
  return [1, 2, 3, 4, 5, 6, 7].map(cells).join('\n')
}

function isOptional(schema: unknown): schema is z.ZodOptional | z.ZodDefault {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
}

/** Returns texts of the length that the schema allows. The second one of the longest begins with the present text. */
function candidates(extreme: Extreme, schema: z.ZodString, value: string, seed: string): string[] {
  const { minLength, maxLength } = schema
  const start = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)
  const tokens = value.match(/\{\{\w+\}\}/g)?.join(' ') ?? ''
  if (extreme === 'shortest') return [fill(tokens, Math.max(minLength ?? 0, 2), start)]
  const length = maxLength ?? value.length + MORE_CHARACTERS
  return [
    ...[tokens, value].map((text) => fill(text, length, start, HEADINGS.test(seed))),
    fill('', length, start, false, SHORT_WORDS),
  ]
}

/** Returns a text of exactly this length that begins with another one. */
function fill(text: string, length: number, start: number, isHeading = false, from = WORDS): string {
  const words = text === '' ? [] : [text]
  for (let index = start; words.join(' ').length < length; index++) {
    const word = from[index % from.length] ?? ''
    words.push((isHeading && LONG_WORDS[word]) || word)
  }
  const filled = words.join(' ').slice(0, length).replace(/\s$/, 's')
  return filled.charAt(0).toUpperCase() + filled.slice(1)
}
