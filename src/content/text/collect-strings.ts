import type { ContentFile } from '../load/read-content.ts'

/** A text and the path of its field in the file; `body` is the text below the front matter. */
export type ContentText = { field: string; text: string }

/** Returns every text of a content file, in the order of the file. */
export function collectStrings({ data, body }: Pick<ContentFile, 'data' | 'body'>): ContentText[] {
  return [...textsIn(data, []), ...(body === undefined ? [] : [{ field: 'body', text: body }])]
}

function* textsIn(value: unknown, path: string[]): Generator<ContentText> {
  if (typeof value === 'string') yield { field: path.join('.'), text: value }
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* textsIn(part, [...path, key])
}
