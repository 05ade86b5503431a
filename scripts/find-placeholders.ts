import type { ContentKind } from '#src/content/load/content-kinds.ts'
import type { ContentFile } from '#src/content/load/read-content.ts'
import { SAMPLE } from '#src/content/load/without-unsigned.ts'
import { collectStrings } from '#src/content/text/values.ts'

/** A problem to resolve before the launch: an invented fact, a sample address or a date in the past. */
export type PlaceholderFinding = {
  /** What the owner must bring to resolve it. */
  needs: Need
  file: string
  field: string
  what: string
  /** The texts of an invented fact. */
  texts?: string[]
  /** Whether the finding is a planned date in the past. */
  isOver?: boolean
}

/** What the owner brings, with the names of the fields and facts that need it. The first match counts. */
export const NEEDS = {
  photographs: /\b(image|logo|portrait|screens|galleryImages)\b/,
  documents:
    /certif|standard\b|licen[cs]e|registration|insurance|audit|bonds|accredit|papers|owners|tester|reviewer|references/i,
  numbers:
    /pric|\bterms\b|metrics|figures|results|impact|evidence|fee\b|pay\b|teams|rota|graduates|year|since/i,
  decisions: /(?:)/,
}
type Need = keyof typeof NEEDS

/** Finds what to resolve before the launch (docs/requirements.md#placeholders). @param files content that passed its schemas */
export function checkPlaceholders(files: readonly ContentFile[], now: Date): PlaceholderFinding[] {
  return files.flatMap((content) =>
    [...findMarks(content), ...findSamples(content), ...findPastDates(content, now)].map((finding) => ({
      needs: needsOf(finding.field),
      file: content.file,
      ...finding,
    })),
  )
}

/** Returns the findings as aligned lines, grouped by need and file, with their number in the last line. */
export function formatFindings(findings: readonly PlaceholderFinding[]): string {
  if (findings.length === 0) return 'nothing is left to settle before launch'
  const width = Math.max(...findings.map(({ field }) => field.length))
  const groups = Object.keys(NEEDS).flatMap((need) => {
    const ofNeed = findings.filter(({ needs }) => needs === need)
    const files = [...Map.groupBy(ofNeed, ({ file }) => file)].map(([file, ofFile]) =>
      [file, ...ofFile.map(({ field, what }) => `  ${field.padEnd(width)}  ${what}`)].join('\n'),
    )
    return files.length === 0 ? [] : [`# ${need}: ${ofNeed.length}`, ...files]
  })
  const left = findings.length === 1 ? '1 thing is' : `${findings.length} things are`
  return [...groups, `${left} left to settle before launch`].join('\n\n')
}

type Finding = Omit<PlaceholderFinding, 'file' | 'needs'> & Partial<Pick<PlaceholderFinding, 'needs'>>

function needsOf(field: string): Need {
  return (Object.keys(NEEDS) as Need[]).find((need) => NEEDS[need].test(field)) ?? 'decisions'
}

/** What is invented if a whole entry has `placeholder: true`. Inside an entry, that covers all fields of the same object. */
const COVERED_FIELDS: Partial<Record<ContentKind, readonly string[]>> = {
  site: [
    ...[
      'name',
      'registeredName',
      'foundedYear',
      'registrationNumber',
      'email',
      'dataProtectionEmail',
      'securityEmail',
    ],
    ...['phone', 'whatsapp', 'address', 'hours', 'visits', 'vat', 'social'],
  ],
  about: ['mission', 'vision', 'values'],
  services: ['tagline', 'description', 'overview', 'features', 'process'],
  work: [
    ...['company', 'country', 'year', 'summary', 'results', 'services', 'challenge', 'solution', 'figures'],
    ...['impact', 'tech'],
  ],
  products: [
    ...['shortDescription', 'description', 'features', 'tech', 'market', 'pricing.details', 'launchDate'],
    ...['website', 'metricsAsOf', 'metrics', 'evidence', 'impact', 'plannedImpact'],
  ],
  ventures: ['tagline', 'summary', 'description', 'since', 'serves', 'start'],
  leaders: ['name', 'title', 'image', 'description'],
  legal: ['summary', 'body'],
}

function findMarks({ kind, data, body }: ContentFile): Finding[] {
  return [...findMarked({ ...(data as object), ...(body && { body }) }, [])].flatMap(({ path, marked }) => {
    const siblings = Object.entries(marked).flatMap(namesOf)
    const covered =
      path.length === 0
        ? COVERED_FIELDS[kind]?.filter((field) => siblings.includes(field.split('.')[0] ?? field))
        : undefined
    const invented = covered ?? siblings.filter((field) => field !== 'title')
    return [...Map.groupBy(invented, (field) => needsOf([...path, field].join('.')))].map(
      ([needs, fields]) => ({
        needs,
        field: path.length === 0 ? '(whole entry)' : path.join('.'),
        what: `invented: ${fields.join(', ')}`,
        texts: fields.flatMap((field) => textsOf(marked, field)),
      }),
    )
  })
}

function* findMarked(value: unknown, path: string[]): Generator<{ path: string[]; marked: object }> {
  if (typeof value !== 'object' || value === null) return
  if ('placeholder' in value && value.placeholder === true) yield { path, marked: value }
  for (const [key, part] of Object.entries(value)) yield* findMarked(part, [...path, part?.term ?? key])
}

/** Returns what a field, or the item with that label, says. */
function textsOf(marked: object, name: string): string[] {
  const items = Object.values(marked).flatMap((value) => (Array.isArray(value) ? value : []))
  const item = items.find(({ label }) => label === name)
  const value: unknown = item?.text ?? name.split('.').reduce((part, key) => part?.[key as never], marked)
  return collectStrings({ data: [typeof value === 'object' ? value : String(value)] }).map(({ text }) => text)
}

/** Returns the name of a field, or the labels of its items, like Fee or Insurance. */
function namesOf([key, value]: [string, unknown]): string[] {
  const labels = Array.isArray(value) ? value.flatMap((item) => item?.label ?? []) : []
  return ['placeholder', 'sources'].includes(key) ? [] : labels.length > 0 ? labels : [key]
}

function findSamples(content: ContentFile): Finding[] {
  return collectStrings(content).flatMap(({ field, text }) => {
    const [sample] = SAMPLE.exec(text) ?? []
    return sample === undefined ? [] : [{ field, what: `sample: ${sample}` }]
  })
}

function findPastDates(content: ContentFile, now: Date): Finding[] {
  if (PAST_KINDS.includes(content.kind)) return []
  return collectStrings(content).flatMap(({ field, text }) =>
    [...text.matchAll(PERIOD)].flatMap(({ 0: period, groups }) =>
      endOf(groups ?? {}) <= now ? [{ field, what: `over: ${period}`, isOver: true }] : [],
    ),
  )
}

/** Kinds about past events, whose dates are not checked. */
const PAST_KINDS: readonly ContentKind[] = ['work']

/** A planned date: Q2 2026, 2026 to 2030, by 2030. */
const PERIOD =
  /\bQ(?<quarter>[1-4]) (?<year>20\d\d)\b|\b20\d\d(?: to |–|-)(?<last>20\d\d)\b|\bby (?<until>20\d\d)\b/g

/** Returns the start of the first day after a planned period, in UTC. */
function endOf({ quarter, year, last, until }: Record<string, string | undefined>): Date {
  return quarter === undefined
    ? new Date(Date.UTC(Number(last ?? until) + 1, 0))
    : new Date(Date.UTC(Number(year), Number(quarter) * 3))
}
