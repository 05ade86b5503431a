import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SOURCES } from './copy-site.ts'

it('copySite: copies what .dockerignore includes, except package-lock.json', () => {
  const admitted = readFileSync('.dockerignore', 'utf8').matchAll(/^!(.+)$/gm)
  expect([...admitted].map(([, name]) => name).toSorted()).toEqual(
    [...SOURCES, 'package-lock.json'].toSorted(),
  )
})
