import { z } from 'astro/zod'
import { annotationOf } from '#src/content/schemas/annotations.ts'
import type { FormField } from './form-types.ts'

/** A longer single line gets a field with several rows. */
const MAX_SINGLE_ROW_LENGTH = 120

/** Returns the form field for a text, with its limits and its pattern. */
export function textField(schema: z.ZodString | z.ZodStringFormat): FormField {
  const { minLength, maxLength } = schema
  const { isProse = false } = annotationOf(schema)
  const isLong = isProse || (maxLength ?? 0) > MAX_SINGLE_ROW_LENGTH
  return {
    options: {
      widget: isLong ? 'text' : 'string',
      ...((minLength ?? 0) > 1 && { minlength: minLength }),
      ...(maxLength !== null && { maxlength: maxLength }),
      ...patternOf(schema),
    },
    toForm: (value) => (typeof value === 'string' ? value.trim() : value),
    fromForm: (value) => (typeof value === 'string' ? tidyText(value) : undefined),
  }
}

/**
 * Returns the form field for a union of texts, or of a number and a text: a text, whose digits become a number if the
 * union has numbers.
 */
export function numberOrText(schema: z.ZodUnion): FormField {
  const options = schema.options as z.ZodType[]
  const hasNumbers = options.some((option) => option instanceof z.ZodNumber)
  const mayBeEmpty = options.some((option) => option instanceof z.ZodLiteral && option.value === '')
  const toFile = (text: string) => (hasNumbers && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text)
  return {
    options: { widget: 'string', ...(mayBeEmpty && { required: false }) },
    toForm: (value) => (value === undefined ? undefined : String(value)),
    fromForm: (value) => (value === undefined || value === null ? '' : toFile(tidyText(String(value)))),
  }
}

/** Returns the minimum and the maximum length that the checks of a text or a list require. */
export function textLimits(checks: readonly z.core.$ZodCheck<never>[] = []): {
  minimum?: number
  maximum?: number
} {
  return Object.assign({}, ...checks.map(({ _zod: { def } }) => limitOf(def)))
}

function limitOf(def: z.core.$ZodCheckDef): { minimum?: number; maximum?: number } {
  const { minimum, maximum, length } = def as Partial<Record<'minimum' | 'maximum' | 'length', number>>
  if (def.check === 'min_length' && minimum !== undefined) return { minimum }
  if (def.check === 'max_length' && maximum !== undefined) return { maximum }
  if (def.check === 'length_equals' && length !== undefined) return { minimum: length, maximum: length }
  return {}
}

/** Removes white space around a text. A text of several lines ends with a line break, as in a YAML block. */
function tidyText(text: string): string {
  const tidy = text.replaceAll('\r\n', '\n').trim()
  return tidy.includes('\n') ? `${tidy}\n` : tidy
}

type StringCheck = z.core.$ZodCheckStringFormatDef & { protocol?: RegExp }

/** Returns the first pattern of a text that has a message for editors. */
function patternOf(schema: z.ZodString | z.ZodStringFormat): { pattern?: [string, string] } {
  const own = schema.def as unknown as StringCheck
  const checks = [own, ...(schema.def.checks ?? []).map(({ _zod: { def } }) => def as StringCheck)]
  for (const check of checks) {
    const pattern = check.pattern ?? (check.protocol && /^https:\/\/\S+$/)
    const message = check.error?.({ input: '' } as never)
    if (pattern && typeof message === 'string')
      return { pattern: [`/${pattern.source}/${pattern.flags}`, message] }
  }
  return {}
}
