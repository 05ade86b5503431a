import type { ContentKind } from '../load/kinds.ts'
import type { ContentFile } from '../load/read-content.ts'
import { collectStrings } from '../text/collect-strings.ts'

/** Something to settle before the site goes public: an invented fact, a sample address or a date that is over. */
export type LaunchFinding = { file: string; field: string; what: string }

/**
 * Lists what must be settled before launch (docs/requirements.md#placeholders): everything marked
 * `placeholder: true`, sample addresses and numbers, and every planned date that is now in the past.
 * @param files content that passed its schemas
 * @param now the present day
 */
export function launchCheck(files: readonly ContentFile[], now: Date): LaunchFinding[] {
  return files.flatMap((content) =>
    [...placeholders(content), ...samples(content), ...datesOver(content, now)].map((finding) => ({
      file: content.file,
      ...finding,
    })),
  )
}

/** The findings as an aligned list, grouped by file, with their number at the end. */
export function formatFindings(findings: readonly LaunchFinding[]): string {
  if (findings.length === 0) return 'nothing is left to settle before launch'
  const width = Math.max(...findings.map(({ field }) => field.length))
  const groups = [...Map.groupBy(findings, ({ file }) => file)].map(([file, ofFile]) =>
    [file, ...ofFile.map(({ field, what }) => `  ${field.padEnd(width)}  ${what}`)].join('\n'),
  )
  const left = findings.length === 1 ? '1 thing is' : `${findings.length} things are`
  return [...groups, `${left} left to settle before launch, in ${groups.length} of the content files`].join(
    '\n\n',
  )
}

type Finding = Omit<LaunchFinding, 'file'>

/** Fields that a mark on a whole entry covers; a mark inside an entry covers all that stand beside it. */
const COVERED: Partial<Record<ContentKind, readonly string[]>> = {
  site: ['name', 'foundedYear', 'email', 'phone', 'whatsapp', 'address', 'social'],
  about: ['mission', 'vision', 'values'],
  services: ['tagline', 'description', 'overview', 'features', 'process'],
  work: ['company', 'country', 'year', 'summary', 'services', 'challenge', 'solution', 'impact', 'tech'],
  products: [
    ...['shortDescription', 'description', 'features', 'tech', 'market', 'pricing.details', 'launchDate'],
    ...['website', 'metrics', 'impact', 'plannedImpact'],
  ],
  ventures: ['tagline', 'summary', 'description'],
  leaders: ['name', 'title', 'image', 'description'],
  legal: ['summary', 'body'],
}

function placeholders({ kind, data, body }: ContentFile): Finding[] {
  return [...marked({ ...(data as object), ...(body && { body }) }, [])].map(({ path, beside }) => {
    const covered =
      path.length === 0
        ? COVERED[kind]?.filter((field) => beside.includes(field.split('.')[0] ?? field))
        : undefined
    return {
      field: path.length === 0 ? '(whole entry)' : path.join('.'),
      what: `invented: ${(covered ?? beside.filter((field) => field !== 'title')).join(', ')}`,
    }
  })
}

function* marked(value: unknown, path: string[]): Generator<{ path: string[]; beside: string[] }> {
  if (typeof value !== 'object' || value === null) return
  if ('placeholder' in value && value.placeholder === true)
    yield { path, beside: Object.keys(value).filter((key) => key !== 'placeholder') }
  for (const [key, part] of Object.entries(value)) yield* marked(part, [...path, key])
}

/** Domains that nobody can own (RFC 2606), and a telephone number of zeros. */
const SAMPLE = /[\w@/:.-]+\.example\b[\w/-]*|\+[\d ]*000 000 0000/

function samples(content: ContentFile): Finding[] {
  return collectStrings(content).flatMap(({ field, text }) => {
    const [sample] = SAMPLE.exec(text) ?? []
    return sample === undefined ? [] : [{ field, what: `sample: ${sample}` }]
  })
}

function datesOver(content: ContentFile, now: Date): Finding[] {
  if (TELLS_THE_PAST.includes(content.kind)) return []
  return collectStrings(content).flatMap(({ field, text }) =>
    [...text.matchAll(PERIOD)].flatMap(({ 0: period, groups }) =>
      endOf(groups ?? {}) <= now ? [{ field, what: `over: ${period}` }] : [],
    ),
  )
}

/** Case studies are about what has been; their dates are meant to be over. */
const TELLS_THE_PAST: readonly ContentKind[] = ['work']

/** How content writes the time in which something is to happen: Q2 2026, 2026 to 2030, by 2030. */
const PERIOD =
  /\bQ(?<quarter>[1-4]) (?<year>20\d\d)\b|\b20\d\d(?: to |–|-)(?<last>20\d\d)\b|\bby (?<until>20\d\d)\b/g

/** The moment at which a period is over. */
function endOf({ quarter, year, last, until }: Record<string, string | undefined>): Date {
  return quarter === undefined
    ? new Date(Date.UTC(Number(last ?? until) + 1, 0))
    : new Date(Date.UTC(Number(year), Number(quarter) * 3))
}
