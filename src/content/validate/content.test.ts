import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from './check-content.ts'

const root = join(import.meta.dirname, '../../..')
const { problems } = checkContent(root)

test('content: passes the checks that can stop the build', () => {
  expect(problems).toEqual([])
})
