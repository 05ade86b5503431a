import type { ContentKind } from '../load/content-kinds.ts'
import { type ContentFile, type ContentProblem, entries } from '../load/read-content.ts'
import { collectStrings } from '../text/collect-strings.ts'
import { fillTokens, siteTokens } from '../text/fill-tokens.ts'

/** Finds tokens that do not exist, and tokens in fields in which the pages do not replace tokens. */
export function findUnknownTokens(files: readonly ContentFile[]): ContentProblem[] {
  const [site] = entries(files, 'site')
  const tokens = site ? siteTokens(site.data) : {}
  const tokenFields: Partial<Record<ContentKind, [field: string, tokens: Record<string, string>]>> = {
    contactPage: ['privacyNote', tokens],
    legal: ['body', tokens],
    workPage: ['caseStudyClosing.intro', { service: '', price: '' }],
  }
  return files.flatMap(({ kind, file, data, body = '' }) =>
    collectStrings({ data, body }).flatMap(({ field, text }) => {
      const [tokenField, known = {}] = tokenFields[kind] ?? []
      const outside = 'write it out; {{…}} is filled in elsewhere only'
      if (tokenField !== field) return /\{\w+\}/.test(text) ? [{ file, field, message: outside }] : []
      try {
        fillTokens(text, known)
        return []
      } catch (error) {
        return [{ file, field, message: (error as Error).message }]
      }
    }),
  )
}
