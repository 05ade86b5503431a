import { expect, it } from 'vitest'
import { classNames } from './class-names.ts'

it('joins the class names that there are', () => {
  expect(classNames('button', undefined, 'large', false, '')).toBe('button large')
})

it('is nothing where there are none, so that no empty attribute is written', () => {
  expect(classNames(undefined, false)).toBeUndefined()
})
