import type { ContentKind } from '../load/content-kinds.ts'
import { type ContentFile, type ContentProblem, entries } from '../load/read-content.ts'
import { collectStrings } from '../text/collect-strings.ts'
import { fillTokens } from '../text/fill-tokens.ts'

/** The fields in which the pages replace tokens like `{{name}}`. */
const TOKEN_FIELDS: Partial<Record<ContentKind, string>> = { contactPage: 'privacyNote', legal: 'body' }

/** Finds tokens that do not exist, and tokens in fields in which the pages do not replace tokens. */
export function findUnknownTokens(files: readonly ContentFile[]): ContentProblem[] {
  const site = entries(files, 'site')[0]?.data
  if (site === undefined) return []
  return files.flatMap((content) =>
    collectStrings(content)
      .filter(({ text }) => text.includes('{{'))
      .flatMap(({ field, text }) => {
        const expected =
          TOKEN_FIELDS[content.kind] === field
            ? unknownToken(text, site)
            : 'write it out; {{…}} is filled in on other pages only'
        return expected === undefined ? [] : [{ file: content.file, field, expected }]
      }),
  )
}

function unknownToken(text: string, site: Parameters<typeof fillTokens>[1]): string | undefined {
  try {
    fillTokens(text, site)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
