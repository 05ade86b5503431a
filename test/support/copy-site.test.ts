import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SOURCES } from './copy-site.ts'

it('copySite: copies what .dockerignore includes, except package-lock.json and scripts of deploy/', () => {
  const admitted = readFileSync('.dockerignore', 'utf8').matchAll(/^!(.+)$/gm)
  expect([...admitted].map(([, name]) => name).toSorted()).toEqual(
    [...SOURCES, 'deploy/*.sh', 'package-lock.json'].toSorted(),
  )
})
