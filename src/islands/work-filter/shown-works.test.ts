import { expect, test } from 'vitest'
import { ALL } from './categories.ts'
import { describeShown, filterOf, shownWorks } from './shown-works.ts'

const categories = ['EdTech', 'Fintech', 'EdTech', 'EdTech', 'Fintech']

test.each([
  ['', { category: ALL, showAll: false }],
  ['?category=All', { category: ALL, showAll: true }],
  ['?category=EdTech', { category: 'EdTech', showAll: false }],
  ['?category=Nonsense', { category: ALL, showAll: false }],
])('filterOf: reads the query %j', (search, filter) => {
  expect(filterOf(search, [{ name: 'EdTech', count: 3 }])).toEqual(filter)
})

test('shownWorks: initially shows three works for the filter All', () => {
  expect(shownWorks(categories, { category: ALL, showAll: false })).toEqual([true, true, true, false, false])
})

test('shownWorks: shows every work for the filter All with showAll', () => {
  expect(shownWorks(categories, { category: ALL, showAll: true })).toEqual(Array(5).fill(true))
})

test('shownWorks: shows all works of a category', () => {
  expect(shownWorks(categories, { category: 'EdTech', showAll: false })).toEqual([
    true,
    false,
    true,
    true,
    false,
  ])
})

test.each([
  [3, 13, ALL, 'Showing 3 of 13 projects'],
  [13, 13, ALL, 'Showing all 13 projects'],
  [1, 13, 'EdTech', 'Showing 1 project in EdTech'],
  [2, 13, 'Fintech / AI', 'Showing 2 projects in Fintech / AI'],
])('describeShown: describes %i of %i works for the filter %s', (shown, total, category, words) => {
  expect(describeShown(shown, total, category)).toBe(words)
})
