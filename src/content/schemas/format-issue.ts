import type { z } from 'astro/zod'

/** Returns the message of a schema issue for editors, as Zod’s error map. A message in the schema overrides it. */
export function formatIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return formatType(issue.expected, issue.input)
    case 'invalid_value':
      return issue.values[0] === true
        ? 'write true, or remove this line'
        : `write ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`
    case 'too_small':
      return formatSize('at least', Number(issue.minimum), issue)
    case 'too_big':
      return formatSize('at most', Number(issue.maximum), issue)
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

const TYPE_NAMES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  int: 'a whole number',
  array: 'a list, each item on a line that begins with a hyphen',
  object: 'fields, each a name, a colon and a value',
  record: 'fields, each a name, a colon and a value',
}

function formatType(expected: string, input: unknown): string {
  const type = TYPE_NAMES[expected] ?? expected
  if (input === undefined) return `this field is missing; write ${type}`
  if (input === null) return `this field is empty; write ${type}`
  return expected === 'string'
    ? `write ${type}; if it contains a colon or looks like a number, put it in quotes`
    : `write ${type}`
}

const UNITS: Record<string, string> = { string: 'characters', array: 'items' }

function formatSize(
  bound: string,
  limit: number,
  { origin, exact = false, input }: { origin: string; exact?: boolean | undefined; input?: unknown },
): string {
  const unit = UNITS[origin]
  if (unit === undefined) return `write a number of ${bound} ${limit}`
  const size = typeof input === 'string' ? input.trim().length : Array.isArray(input) ? input.length : 0
  return `write ${exact ? 'exactly' : bound} ${limit} ${unit}; this has ${size}`
}
