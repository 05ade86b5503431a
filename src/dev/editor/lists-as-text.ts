import { z } from 'astro/zod'
import type { FormField } from './form-types.ts'

/** Between the items of the innermost list, and of the lists around it. */
const NUMBER_SEPARATORS = [', ', '; ', '\n']
const TEXT_SEPARATORS = [' | ', '\n']

/**
 * Returns a form field that holds a list of numbers, or lists in a list, as one text: a point as `20, 30`, a line as
 * `6, 56; 44, 30`, and the rows of a table as lines of cells separated by `|`. Returns undefined for other schemas.
 */
export function listsAsText(schema: z.core.$ZodType): FormField | undefined {
  const depth = depthOf(schema)
  const hasNumbers = leafOf(schema) instanceof z.ZodNumber
  if (depth === 0 || (depth === 1 && !hasNumbers) || leafOf(schema) instanceof z.ZodObject) return undefined
  const separators = (hasNumbers ? NUMBER_SEPARATORS : TEXT_SEPARATORS).slice(0, depth)
  if (separators.length < depth) return undefined
  return {
    options: { widget: depth === 1 ? 'string' : 'text', hint: hintFor(depth, hasNumbers) },
    toForm: (value) => (Array.isArray(value) ? join(value, separators) : value),
    fromForm: (value) => (typeof value === 'string' ? split(value.trim(), separators, hasNumbers) : value),
  }
}

function depthOf(schema: z.core.$ZodType): number {
  const element = elementOf(schema)
  return element ? 1 + depthOf(element) : 0
}

function leafOf(schema: z.core.$ZodType): z.core.$ZodType {
  const element = elementOf(schema)
  return element ? leafOf(element) : schema
}

function elementOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodTuple) return schema.def.items[0]
  return schema instanceof z.ZodArray ? schema.element : undefined
}

function join(value: readonly unknown[], separators: readonly string[]): string {
  return value
    .map((item) => (Array.isArray(item) ? join(item, separators.slice(0, -1)) : String(item)))
    .join(separators.at(-1))
}

function split(text: string, separators: readonly string[], hasNumbers: boolean): unknown {
  const [separator, rest] = [separators.at(-1), separators.slice(0, -1)]
  if (separator === undefined)
    return hasNumbers && text !== '' && Number.isFinite(Number(text)) ? Number(text) : text
  if (text === '') return []
  return text
    .split(separator.trim() || separator)
    .map((part) => split(part.trim(), rest, hasNumbers))
    .filter((part) => part !== '')
}

function hintFor(depth: number, hasNumbers: boolean): string {
  if (!hasNumbers) return 'One row on each line, with | between its cells'
  return [
    'Numbers with a comma between them',
    'Points like 6, 56; 44, 30',
    'Points like 6, 56; 44, 30. A new line starts another line',
  ][depth - 1] as string
}
