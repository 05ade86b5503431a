import { expect, it } from 'vitest'
import { screen } from './screen.ts'

it.each([
  ['40, 20', []],
  ['12, 18', ['"Market" lies on "Harbour"; move one']],
])('refuses a point at %s whose number lies on that of the point at 10, 20', (at, messages) => {
  const points = [
    { label: 'Harbour', at: '10, 20' },
    { label: 'Market', at },
  ]
  const issues = screen.shape.parts.safeParse([{ show: 'map', points }]).error?.issues ?? []
  expect(issues.map(({ message }) => message)).toEqual(messages)
})
