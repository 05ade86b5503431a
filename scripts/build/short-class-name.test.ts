import { expect, it } from 'vitest'
import { shortClassName } from './short-class-name.ts'

it('names the same class of the same module alike, and others differently', () => {
  const name = shortClassName('head', '/site/a.module.css')
  expect(name).toMatch(/^_[\w-]{3}$/)
  expect(shortClassName('head', '/site/a.module.css')).toBe(name)
  expect(shortClassName('head', '/site/b.module.css')).not.toBe(name)
  expect(shortClassName('foot', '/site/a.module.css')).not.toBe(name)
})
