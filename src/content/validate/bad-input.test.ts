import { expect, test } from 'vitest'
import { fieldsIn, problemsWith, valid, valueAt } from '#test/support/problems-with.ts'
import { contentKindNames } from '../load/content-kinds.ts'

/** One real entry of each kind. */
const SAMPLES = contentKindNames.flatMap((kind) => valid.find((file) => file.kind === kind) ?? [])

test.each([
  ['content/work/permits-without-the-queue.yaml', 'title'],
  ['content/services/data-engineering.yaml', 'title'],
  ['content/products/taxly.yaml', 'name'],
  ['content/ventures/taxly.yaml', 'name'],
  ['content/leaders/nura-gwarzo.yaml', 'name'],
  ['content/home.yaml', 'credentials.logos.0.name'],
  ['content/csr.yaml', 'galleryImages.0.caption'],
])('content check: %s accepts characters of regular expressions in %s', (file, field) => {
  expect(problemsWith(file, field.split('.'), 'C++ Guild (Abuja) [x]')).toEqual([])
})

test.each(SAMPLES)(
  'content check: accepts a text ten times as long in $file, or reports its field',
  ({ file, data }) => {
    for (const path of fieldsIn(data).filter((each) => typeof valueAt(data, each) === 'string')) {
      const text = Array(10).fill(valueAt(data, path)).join(' ')
      const places = problemsWith(file, path, text).map((problem) => `${problem.file}: ${problem.field}`)
      const near = `${file}: ${path.slice(0, -1).join('.')}`
      expect(places.filter((place) => !place.startsWith(near))).toEqual([])
    }
  },
)

const PICTURES = SAMPLES.flatMap(({ file, data }) =>
  fieldsIn(data)
    .filter((path) => /^(image|heroImage|partnerImage)$/.test(path.at(-1) ?? ''))
    .map((path) => [file, path.join('.')] as const),
)

test.each(PICTURES)('content check: reports %s without %s', (file, field) => {
  expect(problemsWith(file, field.split('.'), undefined)).toEqual([
    { file, field, expected: expect.stringContaining('this field is missing') },
  ])
})
