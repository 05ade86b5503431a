import { icons } from 'lucide-react'
import { expect, test } from 'vitest'
import { icon } from './icon.ts'

test.each(['shield-check', 'map', 'clock-10', 'grid-2x2-check', 'arrow-down-a-z'])(
  'icon: accepts %s',
  (name) => {
    expect(icon.safeParse(name).success).toBe(true)
  },
)

test.each([
  ['sheild-check', 'shield-check'],
  ['shopping-crat', 'shopping-cart'],
  ['ShieldCheck ', 'shield-check'],
])('icon: rejects %s and suggests a similar name', (name, near) => {
  const { error } = icon.safeParse(name)
  expect(error?.issues[0]?.message).toMatch(new RegExp(`similar names are .*${near}`))
})

test.each(['', 'dragon', 'ShieldCheck', 'shield-check-', 'constructor', '__proto__'])(
  'icon: rejects "%s"',
  (name) => {
    expect(icon.safeParse(name).success).toBe(false)
  },
)

test('icon: accepts every name that it suggests', () => {
  const some = Object.keys(icons).filter((_, index) => index % 200 === 0)
  const names = some.flatMap((key) => {
    const { error } = icon.safeParse(`${key}-`.toLowerCase())
    return error
      ? (/similar names are (.*)$/.exec(error.issues[0]?.message ?? '')?.[1]?.split(', ') ?? [])
      : []
  })
  expect(names).toHaveLength(3 * some.length)
  expect(names.filter((name) => !icon.safeParse(name).success)).toEqual([])
})
