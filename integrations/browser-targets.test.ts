import { expect, it } from 'vitest'
import { browserTargets } from './browser-targets.ts'

it('browserTargets: returns the browsers of package.json as targets of Vite', () => {
  expect(browserTargets()).toEqual(['chrome99', 'edge99', 'safari15.4', 'ios15.4', 'firefox97'])
})
