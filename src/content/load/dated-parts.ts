import type { ServiceChoice } from '#contact/subject.ts'
import type { AnnotatedField } from '../schemas/annotations.ts'
import type { ContactPage } from '../schemas/contact-page.ts'
import { dayOf, daysAfter, lastDayOf } from '../text/dates.ts'
import { type ContentFile, fieldsOf } from './read-content.ts'

type Parts = Record<string, unknown>

/** Returns the fields of a file that say when a part of it begins or ends. */
export function datesIn(content: ContentFile): (AnnotatedField & { date: string })[] {
  return fieldsOf(content)
    .filter(({ begins, ends }) => begins || ends)
    .map((field) => ({ ...field, date: lastDayOf(String(field.value)) }))
}

/** Returns a file without the items of lists that have not begun, or are over. */
export function withoutPast(content: ContentFile, today = dayOf()): ContentFile {
  const hidden = datesIn(content).filter(({ date, begins, leaves }) =>
    begins ? date > today : leaves && date < today,
  )
  if (hidden.length === 0) return content
  const data = structuredClone(content.data)
  // The last one first, because the items after a removed one move.
  for (const { field } of hidden.toReversed()) {
    const path = field.split('.').slice(0, -1)
    const items = partAt(data, path.slice(0, -1)) as unknown as unknown[]
    items.splice(Number(path.at(-1)), 1)
  }
  return { ...content, data }
}

function partAt(data: unknown, path: readonly string[]): Parts {
  return path.reduce((part, key) => part[key] as Parts, data as Parts)
}

/** How many days a choice is accepted after its last day, for pages that are still open and for drafts. */
const ACCEPTED_DAYS = 60

type Choices = ContactPage['serviceChoices']

/** Returns the choices that the form offers today. */
export function offeredChoices(choices: Choices, today = dayOf()): ServiceChoice[] {
  return choices.filter(({ until }) => until === undefined || until >= today)
}

/** Returns the choices that the server accepts today (docs/decisions/0032-lists-in-the-content.md). */
export function acceptedChoices(choices: Choices, today = dayOf()): ServiceChoice[] {
  return offeredChoices(choices, daysAfter(today, -ACCEPTED_DAYS))
}
