import { join } from 'node:path'
import { expect, test } from 'vitest'
import { staticPages } from '#src/urls.ts'
import { problemsWith } from '#test/support/problems-with.ts'
import { checkContent } from './check-content.ts'

const root = join(import.meta.dirname, '../../..')
const { problems } = checkContent(root)

test('content: passes the checks that can stop the build', () => {
  expect(problems).toEqual([])
})

test.each([1, 8])('menus: accept %i entries in each list of the footer', (count) => {
  const links = staticPages()
    .slice(0, count)
    .map((to) => ({ label: `Page ${to}`, to }))
  for (const list of ['company', 'legal'])
    expect(problemsWith('content/navigation.yaml', [list], links)).toEqual([])
})

test('subjects of the contact form: accept another one, and a link to it', () => {
  const hint = 'For which paper or station do you write, and by when do you need an answer?'
  expect(problemsWith('content/contact.yaml', ['messageHints', 'Press'], hint)).toEqual([])
})
