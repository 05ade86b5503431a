import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

it('CSS modules: have unique file names, because each class name starts with the file name', () => {
  const names = globSync('src/**/*.module.css').map((file) => basename(file))
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
