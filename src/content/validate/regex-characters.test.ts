import { expect, test } from 'vitest'
import { problemsWith } from '#test/support/problems-with.ts'

test.each([
  ['content/work/permits-without-the-queue.yaml', 'title'],
  ['content/services/data-engineering.yaml', 'title'],
  ['content/products/taxly.yaml', 'name'],
  ['content/ventures/taxly.yaml', 'name'],
  ['content/leaders/nura-gwarzo.yaml', 'name'],
  ['content/home.yaml', 'credentials.logos.0.name'],
  ['content/csr.yaml', 'galleryImages.0.noun'],
])('content check: %s accepts characters of regular expressions in %s', (file, field) => {
  expect(problemsWith(file, field.split('.'), 'C++ Guild (Abuja) [x]')).toEqual([])
})
