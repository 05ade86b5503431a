import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'astro/zod'
import { stringify } from 'yaml'
import { checkContent } from '#src/content/check/check-content.ts'
import { formatProblem } from '#src/content/check/format-problem.ts'
import { lengthLimits } from '#src/content/editor/form-field.ts'
import { contentKinds } from '#src/content/load/content-kinds.ts'
import { annotationOf, optionOf } from '#src/content/schemas/annotations.ts'
import { valid } from './problems-with.ts'

type Extreme = 'longest' | 'shortest'

/** Each round lets more values keep what the fixture says. */
const MAX_ROUNDS = 20

/** How much longer a text without a limit is than the one of the fixture. */
const MORE_CHARACTERS = 600

/** Words of up to 20 letters in headings, titles and names, and of up to 14 elsewhere. */
const WORDS =
  'Permits payroll for procurement records that infrastructure staff in Oluwafunmilayo keep every quarter under accountability between ministries markets'.split(
    ' ',
  )
const LONG_WORDS: Record<string, string> = {
  procurement: 'internationalisation',
  infrastructure: 'telecommunications',
}
const HEADINGS = /(light|heavy|tagline|[tT]itle|name)$/

/** Writes fixture content with every text and list at its longest or shortest. What a rule refuses stays. @param root its folder */
export function writeExtremeContent(extreme: Extreme, root: string): void {
  const entries = valid.map((entry) => ({ ...entry, kept: new Set<string>() }))
  for (let round = 0; round < MAX_ROUNDS; round++) {
    for (const { kind, file, data, body, kept } of entries) {
      const text = stringify(extremeValue(extreme, contentKinds[kind].schema, data, kept, []))
      writeFileSync(join(root, file), body === undefined ? text : `---\n${text}---\n${body}`)
    }
    const { problems } = checkContent(root)
    if (problems.length === 0) return
    for (const { file, field } of problems) keep(entries.find((entry) => entry.file === file)?.kept, field)
  }
  throw new Error(checkContent(root).problems.map(formatProblem).join('\n'))
}

/** Keeps the value at a path, or, if it is kept already, the one around it. */
function keep(kept: Set<string> | undefined, field: string): void {
  if (kept?.has(field) && field !== '') keep(kept, field.split('.').slice(0, -1).join('.'))
  else kept?.add(field)
}

function extremeValue(
  extreme: Extreme,
  schema: unknown,
  value: unknown,
  kept: Set<string>,
  path: readonly (string | number)[],
): unknown {
  const inner = (of: unknown, part: unknown, ...key: (string | number)[]): unknown =>
    extremeValue(extreme, of, part, kept, [...path, ...key])
  const { refersTo, names, unique } = annotationOf(schema as z.ZodType)
  if (value === undefined || kept.has(path.join('.')) || refersTo || names || unique === 'address')
    return value
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return extreme === 'shortest' ? undefined : inner(schema.unwrap(), value)
  if (schema instanceof z.ZodString) return fill(extreme, schema, String(value), path.join('.'))
  if (schema instanceof z.ZodArray) {
    const items = value as unknown[]
    if (annotationOf(schema.element as z.ZodType).names) return items
    const { min = 0, max = 2 * items.length } = lengthLimits(schema.def.checks)
    const all = extreme === 'shortest' ? items.slice(0, min) : [...items, ...items, ...items].slice(0, max)
    return all.map((item, index) => inner(schema.element, item, index))
  }
  if (schema instanceof z.ZodDiscriminatedUnion)
    return inner(optionOf(schema, value as Record<string, unknown>), value)
  const fields = value as Record<string, unknown>
  if (schema instanceof z.ZodRecord)
    return Object.fromEntries(
      Object.entries(fields).map(([key, part]) => [key, inner(schema.valueType, part, key)]),
    )
  if (!(schema instanceof z.ZodObject)) return value
  const parts = Object.entries(schema.shape).map(([key, of]) => [key, inner(of, fields[key], key)] as const)
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
}

/** Returns a text of exactly the length that the schema allows, with the tokens of the present one. */
function fill(extreme: Extreme, { minLength, maxLength }: z.ZodString, value: string, path: string): string {
  const longest = maxLength ?? value.length + MORE_CHARACTERS
  const length = extreme === 'longest' ? longest : Math.max(minLength ?? 0, 2)
  const words: string[] = value.match(/\{\{\w+\}\}/g) ?? []
  // Each path begins with another word.
  for (let index = path.length + value.length; words.join(' ').length < length; index++) {
    const word = WORDS[index % WORDS.length] ?? ''
    words.push((HEADINGS.test(path) && LONG_WORDS[word]) || word)
  }
  const filled = words.join(' ').slice(0, length).replace(/\s$/, 's')
  return filled.charAt(0).toUpperCase() + filled.slice(1)
}
