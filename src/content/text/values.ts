/** Returns whether a value of a field counts as absent: an empty map or list, or a mark like `placeholder` that is not set. */
export function isAbsent(value: unknown): boolean {
  return value === false || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
}

/** A text and the path of its field in the file; `body` is the text below the front matter. */
type ContentText = { field: string; text: string }

/** Returns every text of a content file, in the order of the file. */
export function collectStrings({ data, body }: { data: unknown; body?: string | undefined }): ContentText[] {
  return [...textsIn(data, []), ...(body === undefined ? [] : [{ field: 'body', text: body }])]
}

function* textsIn(value: unknown, path: string[]): Generator<ContentText> {
  if (typeof value === 'string') yield { field: path.join('.'), text: value }
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* textsIn(part, [...path, key])
}
