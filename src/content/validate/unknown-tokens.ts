import type { ContentKind } from '../load/content-kinds.ts'
import { type ContentFile, type ContentProblem, entries } from '../load/read-content.ts'
import { collectStrings } from '../text/collect-strings.ts'
import { fillTokens } from '../text/fill-tokens.ts'

/** The fields in which the pages replace tokens like `{{name}}`. */
const TOKEN_FIELDS: Partial<Record<ContentKind, string>> = { contactPage: 'privacyNote', legal: 'body' }

/** Finds tokens that do not exist, and tokens in fields in which the pages do not replace tokens. */
export function findUnknownTokens(files: readonly ContentFile[]): ContentProblem[] {
  const [site] = entries(files, 'site')
  if (!site) return []
  return files.flatMap(({ kind, file, data, body = '' }) =>
    collectStrings({ data, body }).flatMap(({ field, text }) => {
      if (!text.includes('{{')) return []
      if (TOKEN_FIELDS[kind] !== field)
        return [{ file, field, message: 'write it out; {{…}} is filled in on other pages only' }]
      try {
        fillTokens(text, site.data)
        return []
      } catch (error) {
        return [{ file, field, message: (error as Error).message }]
      }
    }),
  )
}
