import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from './check-content.ts'
import { checkEditorial } from './check-editorial.ts'

const root = join(import.meta.dirname, '../../..')
const { files, problems } = checkContent(root)

test('content: passes the checks that can stop the build', () => {
  expect(problems).toEqual([])
})

test('content: follows the editorial rules', () => {
  expect(checkEditorial(root, files)).toEqual([])
})
