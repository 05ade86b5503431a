import type { ContentProblem } from '#src/content/load/check-entry.ts'
import { datesIn } from '#src/content/load/dated-parts.ts'
import type { ContentFile } from '#src/content/load/read-content.ts'
import { pastPeriods } from '#src/content/text/dates.ts'
import { collectStrings } from '#src/content/text/values.ts'

/** Addresses and numbers that reach no one: reserved domains (RFC 2606), and a phone or registration number of zeros. */
const SAMPLE = /[\w@/:.-]+\.example\b[\w/-]*|\+[\d ]*000 000 0000|\b(?:RC|BN) 0{5,8}\b/

/**
 * Finds what to settle before the launch (docs/requirements.md#placeholders): invented facts, samples and dates that are over.
 * @param content a file that passed its schema
 * @param today a day like 2026-11-26
 */
export function findPlaceholders(content: ContentFile, today: string): ContentProblem[] {
  const dates = datesIn(content)
  const texts = collectStrings(content).filter(({ field }) => !dates.some((date) => date.field === field))
  const found = [
    ...[...findMarks(content.data, [])].map((field) => [field, 'invented'] as const),
    ...texts.flatMap(({ field, text }) => [
      ...(SAMPLE.exec(text) ?? []).map((sample) => [field, `sample: ${sample}`] as const),
      ...(content.kind === 'work' ? [] : pastPeriods(text, today)).map(
        (period) => [field, `over: ${period}`] as const,
      ),
    ]),
    ...dates
      .filter(({ date, begins }) => !begins && date < today)
      .map(({ field, value }) => [field, `over: ${value}`] as const),
  ]
  return found.map(([field, message]) => ({ file: content.file, field, message }))
}

/** Yields the path of each object that is marked as invented; an empty one is the whole entry. */
function* findMarks(value: unknown, path: string[]): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  if ('placeholder' in value && value.placeholder === true) yield path.join('.')
  for (const [key, part] of Object.entries(value)) yield* findMarks(part, [...path, key])
}
