import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SOURCES } from './copy-site.ts'

it('copied sources: are what .dockerignore admits, without package-lock.json', () => {
  const admitted = readFileSync('.dockerignore', 'utf8').matchAll(/^!(.+)$/gm)
  expect([...admitted].map(([, name]) => name).toSorted()).toEqual(
    [...SOURCES, 'package-lock.json'].toSorted(),
  )
})
