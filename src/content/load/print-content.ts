import { Document, isMap, isScalar, isSeq, type Node, visit, type YAMLSeq } from 'yaml'
import { type ContentKind, contentKinds } from './content-kinds.ts'

/**
 * Returns the text of a content file, always in the same form: a change of one word changes one line.
 * @param data the fields in the order of the file
 * @param body the text below the front matter of a Markdown file
 */
export function printContent(kind: ContentKind, data: unknown, body = ''): string {
  const document = new Document(data)
  visit(document, {
    Seq: (_, list, path) => {
      if (fitsOneLine(list, path.at(-1) as Node)) list.flow = true
    },
  })
  if (!contentKinds[kind].files.includes('*')) separateSections(document)
  const yaml = document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false })
  return contentKinds[kind].files.endsWith('.md') ? `---\n${yaml}---\n\n${body.trim()}\n` : yaml
}

/** True for numbers, for points, and for the cells of a row. */
function fitsOneLine({ items }: YAMLSeq, parent: Node): boolean {
  const isNumbers = (list: readonly unknown[]) =>
    list.length > 0 && list.every((item) => isScalar(item) && typeof item.value === 'number')
  const isPoints = items.length > 0 && items.every((item) => isSeq(item) && isNumbers(item.items))
  return isNumbers(items) || isPoints || (isSeq(parent) && items.every((item) => isScalar(item)))
}

/** Adds an empty line above each section of a page. */
function separateSections({ contents }: Document): void {
  if (!isMap(contents)) return
  for (const { key, value } of contents.items.slice(1))
    if (isScalar(key) && isMap(value)) key.spaceBefore = true
}
