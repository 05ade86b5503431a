import { expect, it } from 'vitest'
import { classNames } from './class-names.ts'

it('classNames: joins the given names and leaves out absent ones', () => {
  expect(classNames('button', undefined, 'large', false, '')).toBe('button large')
})

it('classNames: returns undefined without names, so that React writes no empty attribute', () => {
  expect(classNames(undefined, false)).toBeUndefined()
})
