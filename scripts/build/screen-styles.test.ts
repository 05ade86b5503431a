import { expect, it } from 'vitest'
import { splitStyles } from './screen-styles.ts'

const ORDER = '@layer tokens,base,ui,screens,sections;'

it('takes the rules of the screens and leaves the order of the layers', () => {
  const { screens, others } = splitStyles(
    `${ORDER}@layer ui{.a{color:red}}@layer screens.shared{.b{color:red}}@layer screens{.c{color:red}}`,
  )
  expect(screens).toContain('@layer screens.shared{.b{color:red}}')
  expect(screens).toContain('@layer screens{.c{color:red}}')
  expect(others).toBe(`${ORDER}@layer ui{.a{color:red}}`)
})

it('ends a statement that stands last once the screens are gone', () => {
  const { others } = splitStyles(`${ORDER}@layer ui{.a{color:red}}${ORDER}@layer screens{.c{color:red}}`)
  expect(others).toBe(`${ORDER}@layer ui{.a{color:red}}${ORDER}`)
})

it('leaves a sheet without screens as it is', () => {
  const css = `${ORDER}@layer sections{.screens{color:red}}`
  expect(splitStyles(css)).toEqual({ screens: '', others: css })
})
