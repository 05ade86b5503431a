import { globSync, statSync } from 'node:fs'
import { basename, extname, join, matchesGlob } from 'node:path'
import type { ContentProblem } from '../load/check-entry.ts'
import { type ContentKind, contentKinds } from '../load/content-kinds.ts'
import { type ContentFile, entries, readContent } from '../load/read-content.ts'
import { slug } from '../schemas/fields.ts'
import { fillTokens, siteTokens } from '../text/fill-tokens.ts'
import { collectStrings } from '../text/values.ts'
import { checkReferences } from './check-references.ts'

/** Reads and checks all content below the folder `root`: file names, schemas and, if these pass, the rules across entries. */
export function checkContent(root: string): { files: ContentFile[]; problems: ContentProblem[] } {
  const { files, problems } = readContent(root)
  const further = problems.length > 0 ? [] : checkAcrossEntries(root, files)
  return { files, problems: [...checkFiles(root), ...problems, ...further] }
}

/** Checks rules that need other entries or files. Links to a missing legal text are not broken themselves. */
export function checkAcrossEntries(root: string, files: readonly ContentFile[]): ContentProblem[] {
  const legal = findMissingLegalTexts(files)
  if (legal.length > 0) return legal
  const references = checkReferences(root, files)
  return references.length > 0 ? references : findUnknownTokens(files)
}

/** The legal texts that pages link to (docs/requirements.md#other-pages). */
const LEGAL_TEXTS = ['accessibility', 'privacy-policy', 'terms-of-service']

function findMissingLegalTexts(files: readonly ContentFile[]): ContentProblem[] {
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

/** Finds tokens that do not exist, and tokens in fields in which the pages do not replace tokens. */
function findUnknownTokens(files: readonly ContentFile[]): ContentProblem[] {
  const [site] = entries(files, 'site')
  const tokens = site ? siteTokens(site.data) : {}
  const tokenFields: Partial<Record<ContentKind, [field: string, tokens: Record<string, string>]>> = {
    contactPage: ['privacyNote', tokens],
    legal: ['body', tokens],
    servicesPage: ['hero.intro', { price: '', weeks: '' }],
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

/** Finds files that no page reads, and file names that cannot be part of a URL. */
function checkFiles(root: string): ContentProblem[] {
  return globSync('content/**/*', { cwd: root })
    .filter((file) => statSync(join(root, file)).isFile() && !basename(file).startsWith('.'))
    .filter((file) => !OTHER_FILES.some((pattern) => matchesGlob(file, pattern)))
    .toSorted()
    .flatMap((file) => {
      const isRead = PATTERNS.some((pattern) => matchesGlob(file, pattern))
      if (isRead && slug.safeParse(basename(file, extname(file))).success) return []
      return [{ file, field: '', message: isRead ? BAD_NAME : NOT_READ }]
    })
}

const OTHER_FILES = ['content/images/**', 'content/videos/**']

const PATTERNS = Object.values(contentKinds).map(({ files }) => join('content', files))
const BAD_NAME =
  'name the file with small letters, digits and single hyphens, like fees-for-every-school.yaml; the name becomes the address'
const NOT_READ = `no page reads this file; content files are ${PATTERNS.map((each) => each.replace('content/', '')).join(', ')}`
