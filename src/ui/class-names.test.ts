import { expect, it } from 'vitest'
import { classNames } from './class-names.ts'

it('classNames: joins the class names and leaves out empty values', () => {
  expect(classNames('button', undefined, 'large', false, '')).toBe('button large')
})

it('classNames: returns undefined if there are no names, so that React renders no empty attribute', () => {
  expect(classNames(undefined, false)).toBeUndefined()
})
