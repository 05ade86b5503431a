import type { z } from 'astro/zod'

/**
 * Says what is expected where a schema says nothing of its own, for people who write content and not code.
 * It is handed to Zod as its error map.
 */
export function formatIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return explainType(issue.expected, issue.input)
    case 'invalid_value':
      return issue.values[0] === true
        ? 'write true, or remove this line'
        : `write ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`
    case 'too_small':
      return explainSize('at least', Number(issue.minimum), issue)
    case 'too_big':
      return explainSize('at most', Number(issue.maximum), issue)
    case 'invalid_union':
      return Array.isArray(issue.options)
        ? `write one of ${issue.options.join(', ')}`
        : [...new Set(issue.errors.flat().map(({ message }) => message))].join(', or ')
    case 'invalid_key':
      return issue.issues.map(({ message }) => message).join(', ')
    default:
      return undefined
  }
}

const NAMES_OF_TYPES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list, each item on a line that begins with a hyphen',
  object: 'fields, each a name, a colon and what it says',
  record: 'fields, each a name, a colon and what it says',
}

function explainType(expected: string, input: unknown): string {
  const wanted = NAMES_OF_TYPES[expected] ?? expected
  if (input === undefined) return `this field is missing; write ${wanted}`
  if (input === null) return `this field is empty; write ${wanted}`
  return expected === 'string'
    ? `write ${wanted}; where it holds a colon or looks like a number, put it in quotes`
    : `write ${wanted}`
}

const UNITS: Record<string, string> = { string: 'characters', array: 'items' }

function explainSize(
  bound: string,
  limit: number,
  { origin, exact = false, input }: { origin: string; exact?: boolean | undefined; input?: unknown },
): string {
  const unit = UNITS[origin]
  if (unit === undefined) return `write a number of ${bound} ${limit}`
  const size = typeof input === 'string' ? input.trim().length : Array.isArray(input) ? input.length : 0
  return `write ${exact ? 'exactly' : bound} ${limit} ${unit}; this has ${size}`
}
