import { expect, test } from 'vitest'
import { ALL, categoryOf, countCategories } from './categories.ts'

const categories = countCategories([
  { category: 'EdTech' },
  { category: 'Fintech / AI' },
  { category: 'EdTech' },
])

test('countCategories: keeps the order in which categories first appear', () => {
  expect(categories).toEqual([
    { name: 'EdTech', count: 2 },
    { name: 'Fintech / AI', count: 1 },
  ])
})

test.each([
  ['?category=EdTech', 'EdTech'],
  ['?category=Fintech+%2F+AI', 'Fintech / AI'],
  ['?utm=x&category=Fintech%20/%20AI', 'Fintech / AI'],
  ['?category=edtech', ALL],
  ['?category=Nonsense', ALL],
  ['?category=', ALL],
  ['', ALL],
])('categoryOf: for the query %j, returns the category %s', (search, category) => {
  expect(categoryOf(search, categories)).toBe(category)
})
