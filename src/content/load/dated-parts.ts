import { type AnnotatedField, annotatedFields } from '../schemas/annotations.ts'
import { dayOf, lastDayOf } from '../text/days.ts'
import { contentKinds } from './content-kinds.ts'
import type { ContentFile } from './read-content.ts'

type Parts = Record<string, unknown>

/** A day on which something ends, and its name. */
export type Ending = { title: string; date: string }

/** Returns the fields of a file that say when a part of it begins or ends. */
export function datesIn({ kind, data }: ContentFile): (AnnotatedField & { date: string })[] {
  return [...annotatedFields(contentKinds[kind].schema, data)]
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
    const [index, ...list] = field.split('.').slice(0, -1).toReversed()
    const items = partAt(data, list.toReversed()) as unknown as unknown[]
    items.splice(Number(index), 1)
  }
  return { ...content, data }
}

/** Returns what ends, for the list that the team gets in the morning. */
export function findEndings(files: readonly ContentFile[]): Ending[] {
  return files.flatMap((content) =>
    datesIn(content).flatMap(({ field, date, ends }) => {
      const { title, name } = partAt(content.data, field.split('.').slice(0, -1))
      const named = title ?? name
      return ends ? [{ title: named ? `${ends}: ${named}` : ends, date }] : []
    }),
  )
}

function partAt(data: unknown, path: readonly string[]): Parts {
  return path.reduce((part, key) => part[key] as Parts, data as Parts)
}
