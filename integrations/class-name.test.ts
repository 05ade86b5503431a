import { join } from 'node:path'
import { expect, it } from 'vitest'
import { classNamer } from './class-name.ts'

const file = (name: string) => join(import.meta.dirname, '../src/ui', `${name}.module.css`)

it('classNamer: names classes in the build shortly, each differently, and in the next build alike', () => {
  const [first, second] = [classNamer(() => true), classNamer(() => true)]
  const names = [first('tab', file('Tabs')), first('list', file('Tabs')), first('tab', file('Field'))]
  expect(new Set(names).size).toBe(3)
  expect(names.join(' ')).toMatch(/^[A-Z]\w{2} [A-Z]\w{2} [A-Z]\w{2}$/)
  expect(second('tab', file('Field'))).toBe(names[2])
  expect(second('tab', file('Tabs'))).toBe(names[0])
  expect(first('tab', file('Tabs'))).toBe(names[0])
})

it('classNamer: uses words while the site is developed', () => {
  expect(classNamer(() => false)('tab', file('Tabs'))).toBe('Tabs-tab')
})
