import type { ContentKind } from '../load/kinds.ts'
import { type ContentFile, type ContentProblem, entries } from '../load/read-content.ts'
import { collectStrings } from '../text/collect-strings.ts'
import { fillTokens } from '../text/fill-tokens.ts'

/**
 * Finds what is wrong although every entry fits its schema and every reference leads somewhere.
 * @param files content that passed its schemas
 * @param now the present day
 * @returns one problem for each, naming file and field
 */
export function checkRules(files: readonly ContentFile[], now: Date): ContentProblem[] {
  return [...datesToCome(files, now), ...brokenTokens(files), ...missingLegalTexts(files)]
}

/** What content tells as past must have happened. */
function datesToCome(files: readonly ContentFile[], now: Date): ContentProblem[] {
  const today = now.toISOString().slice(0, 10)
  return [
    ...entries(files, 'site').map(({ file, data }) => dated(file, 'foundedYear', `${data.foundedYear}`)),
    ...entries(files, 'work').map(({ file, data }) => dated(file, 'year', `${data.year}`)),
    ...entries(files, 'products').flatMap(({ file, data }) =>
      data.status === 'available' ? [dated(file, 'launchDate', data.launchDate)] : [],
    ),
  ].flatMap(({ file, field, date }) =>
    date <= today.slice(0, date.length)
      ? []
      : [{ file, field, expected: `a date that is not in the future; today is ${today}` }],
  )
}

function dated(file: string, field: string, date: string) {
  return { file, field, date }
}

/** The fields in which pages fill in `{{name}}` and the like. */
const FILLED: Partial<Record<ContentKind, string>> = { contactPage: 'privacyNote', legal: 'body' }

function brokenTokens(files: readonly ContentFile[]): ContentProblem[] {
  const site = entries(files, 'site')[0]?.data
  return files.flatMap((content) =>
    collectStrings(content).flatMap(({ field, text }) => {
      if (site === undefined || !text.includes('{{')) return []
      if (FILLED[content.kind] !== field)
        return [
          { file: content.file, field, expected: 'write it out; {{…}} is filled in on other pages only' },
        ]
      try {
        fillTokens(text, site)
        return []
      } catch (error) {
        return [
          { file: content.file, field, expected: error instanceof Error ? error.message : String(error) },
        ]
      }
    }),
  )
}

/** The legal texts that the footer links to (docs/requirements.md#careers-and-legal-pages). */
const LEGAL_TEXTS = ['privacy-policy', 'terms-of-service']

function missingLegalTexts(files: readonly ContentFile[]): ContentProblem[] {
  const legal = files.filter(({ kind }) => kind === 'legal')
  return [
    ...LEGAL_TEXTS.filter((id) => !legal.some((text) => text.id === id)).map((id) => ({
      file: `content/legal/${id}.md`,
      field: '',
      expected: 'the file is missing',
    })),
    ...legal
      .filter(({ body }) => (body ?? '').trim() === '')
      .map(({ file }) => ({
        file,
        field: 'body',
        expected: 'write the text below the second line of hyphens',
      })),
  ]
}
