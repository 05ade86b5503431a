import type { ContentFile, ContentProblem } from '../load/read-content.ts'

/** The legal texts that pages link to (docs/requirements.md#other-pages). */
const LEGAL_TEXTS = ['accessibility', 'privacy-policy', 'terms-of-service']

/** Finds required legal texts whose file is missing, and legal files without text. */
export function findMissingLegalTexts(files: readonly ContentFile[]): ContentProblem[] {
  const legal = files.filter(({ kind }) => kind === 'legal')
  const missing = LEGAL_TEXTS.filter((id) => !legal.some((text) => text.id === id))
  const empty = legal.filter(({ body }) => (body ?? '').trim() === '')
  return [
    ...missing.map((id) => ({ file: `content/legal/${id}.md`, field: '', message: 'the file is missing' })),
    ...empty.map(({ file }) => ({
      file,
      field: 'body',
      message: 'write the text below the second line of hyphens',
    })),
  ]
}
