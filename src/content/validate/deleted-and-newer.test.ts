import { execFileSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { copyContent } from '#test/support/content-copy.ts'
import { FIXTURE_ROOT } from '#test/support/fixture-content.ts'
import { checkContent, formatProblem } from './check-content.ts'

const root = copyContent(FIXTURE_ROOT, 'content/site.yaml', (text) => text)
const commit = (date: string) => {
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  const options = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com', 'commit', '-qm', 'Save']
  execFileSync('git', ['init', '-q'], { cwd: root })
  execFileSync('git', ['add', '-A'], { cwd: root })
  execFileSync('git', options, { cwd: root, env })
}
const problems = () => checkContent(root).problems.map(formatProblem)

it('content check in a repository: names the entry that was deleted, and of two equal entries the newer', () => {
  commit('2026-01-01T00:00:00Z')
  const copy = 'content/leaders/a-copy.yaml'
  cpSync(join(root, 'content/leaders/nura-gwarzo.yaml'), join(root, copy))
  const expected = [
    `${copy}: order: write one of its own; 20 is taken by content/leaders/nura-gwarzo.yaml`,
    `${copy}: name: write one of its own; "Nura Gwarzo" is taken by content/leaders/nura-gwarzo.yaml`,
  ]
  expect(problems()).toEqual(expected)
  commit('2026-02-01T00:00:00Z')
  expect(problems()).toEqual(expected)

  rmSync(join(root, copy))
  rmSync(join(root, 'content/products/taxly.yaml'))
  commit('2026-03-01T00:00:00Z')
  expect(problems()).toContainEqual(
    expect.stringMatching(
      /^content\/ventures\/taxly\.yaml: link: "\/products\/taxly" is no address of this site: content\/products\/taxly\.yaml was deleted; bring it back, or write another, like /,
    ),
  )
})
