import { expect, it } from 'vitest'
import { nameClasses } from './short-class-names.ts'

it('gives every class of every sheet its own name of two letters', () => {
  const names = nameClasses(
    new Map([
      [
        'a.module.css',
        '.head { color: red } .head:hover .foot-note { top: 0.5s } @keyframes rise { to { top: 0 } }',
      ],
      ['b.module.css', '.head { color: red }'],
    ]),
  )
  expect([...names.keys()]).toEqual([
    'a.module.css head',
    'a.module.css foot-note',
    'a.module.css rise',
    'b.module.css head',
  ])
  expect(new Set(names.values()).size).toBe(4)
  for (const name of names.values()) expect(name).toMatch(/^[A-Z][A-Za-z0-9]$/)
})

it('says so when names run out', () => {
  const css = Array.from({ length: 2000 }, (_, index) => `.class-${index} {}`).join('')
  expect(() => nameClasses(new Map([['a.module.css', css]]))).toThrow('more classes than names')
})
