import { basename } from 'node:path'
import type { ContentProblem } from '../load/check-entry.ts'
import { type ContentFile, entries } from '../load/read-content.ts'
import { collectStrings } from '../text/values.ts'
import { placeOf } from './format-problem.ts'

/** What a venture or a product is called, and where texts of other entries say so. */
export type KnownName = { name: string; places: string[] }

/** Returns the names that texts say, by kind and id, like `products/taxly`: the page /edit lists the texts when one is changed. */
export function namesInTexts(files: readonly ContentFile[]): Record<string, KnownName> {
  const texts = textsOf(files)
  const named = namedEntries(files).map(({ kind, id, file, data: { name } }) => {
    return [`${kind}/${id}`, { name, places: textsSaying(texts, file, name).map(placeOf) }] as const
  })
  return Object.fromEntries(named)
}

/** Finds texts with the name that an entry had before: the one in its address, or in a former one. */
export function findOldNames(files: readonly ContentFile[]): ContentProblem[] {
  const texts = textsOf(files)
  return namedEntries(files).flatMap((entry) => {
    const { name, formerPaths = [] } = entry.data
    const isGone = (id: string) => !wordsOf(name).includes(wordsOf(id))
    const message = `this still says the old name of “${name}”; write the new one`
    return [entry.id, ...formerPaths.map((path) => basename(path))]
      .filter(isGone)
      .flatMap((id) =>
        textsSaying(texts, entry.file, id).map(({ file, field }) => ({ file, field, message })),
      )
  })
}

type Named = ContentFile & { data: { name: string; formerPaths?: readonly string[] } }

function namedEntries(files: readonly ContentFile[]): Named[] {
  return [...entries(files, 'ventures'), ...entries(files, 'products')] as unknown as Named[]
}

/** Returns the words of all texts. An address or an id is no text. */
function textsOf(files: readonly ContentFile[]) {
  return files.flatMap((content) =>
    collectStrings(content)
      .filter(({ text }) => !/^\S*[/@]\S*$|^[a-z0-9-]+$/.test(text))
      .map(({ field, text }) => ({ file: content.file, field, words: wordsOf(text) })),
  )
}

function textsSaying(texts: ReturnType<typeof textsOf>, own: string, name: string) {
  const wanted = wordsOf(name)
  return texts.filter(({ file, words }) => file !== own && words.includes(wanted))
}

/** Returns the words of a text or an id between single spaces, in small letters. */
const wordsOf = (text: string) => ` ${text} `.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')
