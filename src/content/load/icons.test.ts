import { expect, test } from 'vitest'
import { ICON_NAMES, iconProblem } from './icons.ts'

test.each(['sheild-check', 'dragon', 'constructor', '__proto__'])('icon: rejects "%s"', (name) => {
  expect(iconProblem(name)).toContain('is no icon')
})

test('icon: accepts every name that the editor offers, and others', () => {
  const names = [...ICON_NAMES, 'map', 'clock-10', 'grid-2x2-check', 'arrow-down-a-z']
  expect(names.filter((name) => iconProblem(name) !== undefined)).toEqual([])
})
