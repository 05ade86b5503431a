import { describe, expect, it } from 'vitest'
import { fieldsIn, problemsWith, valid, valueAt } from '#test/support/problems-with.ts'
import { contentKindNames } from '../load/content-kinds.ts'

/** One entry of each kind. */
const SAMPLES = contentKindNames.flatMap((kind) => valid.find((file) => file.kind === kind) ?? [])

const OPTIONAL =
  /^(image|heroImage)$|(^|\.)(since|focus|portrait|placeholder|craft|seed|dark|certificate|validUntil|partners\.picture|vat|nairaPerDollar|reference|papers|worksWith)$|^(aliases|formerPaths|movedPages|cohorts|openings\.items|notices|notices\.0\.text|allServicesEnding|price|screens|terms\.more|website|logo|pricing\.details|pricing\.tiers|quote|serviceChoices\.0\.services|social|phone|cohort\.payments|subjectIntros(\.\w+)?|families\.0\.reviewer|sources|sources\.0\.link|figures\.0\.note)$/
const OPTIONAL_ON_HOME_PAGE = /^\w+\.intro$/

describe.each(SAMPLES)('content check of $file', ({ kind, file, data }) => {
  const fields = fieldsIn(data)
  const isReported = (path: string[], value: unknown) =>
    problemsWith(file, path, value).some(({ field }) =>
      [path.join('.'), path.slice(0, -1).join('.')].includes(field),
    )

  it('reports every required field that is removed', () => {
    const isOptional = (field: string) =>
      OPTIONAL.test(field) || (kind === 'home' && OPTIONAL_ON_HOME_PAGE.test(field))
    const required = fields.filter((path) => !isOptional(path.join('.')) && !isListItem(path))
    expect(required.filter((path) => !isReported(path, undefined))).toEqual([])
  })

  it('reports every field without a value', () => {
    expect(fields.filter((path) => !isReported(path, null))).toEqual([])
  })

  it('reports every blank text', () => {
    const texts = fields.filter((path) => typeof valueAt(data, path) === 'string')
    expect(texts.length).toBeGreaterThan(2)
    expect(texts.filter((path) => !isReported(path, ' '))).toEqual([])
  })

  it('reports an unknown field at every depth', () => {
    const objects = [[], ...fields].filter((path) => isObject(valueAt(data, path)))
    expect(objects.filter((path) => !isReported([...path, 'unknownField'], 'x'))).toEqual([])
  })
})

it.each([
  ['content/work/permits-without-the-queue.yaml', 'title'],
  ['content/services/data-engineering.yaml', 'title'],
  ['content/products/taxly.yaml', 'name'],
  ['content/ventures/taxly.yaml', 'name'],
  ['content/leaders/nura-gwarzo.yaml', 'name'],
  ['content/home.yaml', 'credentials.logos.0.name'],
  ['content/csr.yaml', 'gallery.items.0.noun'],
])('content check: %s accepts characters of regular expressions in %s', (file, field) => {
  expect(problemsWith(file, field.split('.'), 'C++ Guild (Abuja) [x]')).toEqual([])
})

/** True for list items. Removing one only shortens the list, and other tests check minimum lengths. */
function isListItem(path: string[]): boolean {
  return /^\d+$/.test(path.at(-1) ?? '')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
