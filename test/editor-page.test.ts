import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('dist: has nothing of the page for editors without a git host', () => {
  const dist = join(import.meta.dirname, '../dist')
  const files = globSync('**/*.{html,js,css,json,txt,xml}', { cwd: dist })
  expect(files).toContain('index.html')
  expect(files.filter((file) => /^edit/.test(file))).toEqual([])
  expect(files.filter((file) => /sveltia|\/edit\//i.test(readFileSync(join(dist, file), 'utf8')))).toEqual([])
})
