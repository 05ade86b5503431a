import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SOURCES } from './copy-site.ts'

it('names what .dockerignore lets into the image, besides the list of packages', () => {
  const letIn = readFileSync('.dockerignore', 'utf8').matchAll(/^!(.+)$/gm)
  expect([...letIn].map(([, name]) => name).toSorted()).toEqual([...SOURCES, 'package-lock.json'].toSorted())
})
