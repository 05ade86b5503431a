import { expect, test } from 'vitest'
import { fieldsIn, problemsWith, valid } from '#test/support/problems-with.ts'
import { contentKindNames } from '../load/content-kinds.ts'

/** One entry of each kind. */
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
