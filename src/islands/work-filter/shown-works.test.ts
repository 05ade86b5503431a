import { describe, expect, it } from 'vitest'
import { ALL, countOptions, type Work } from './options.ts'
import { describeShown, type Filter, filterOf, shownWorks } from './shown-works.ts'

const work = (category: string, sector: string, isFeatured = false): Work => ({
  category,
  sector,
  isFeatured,
})
const works = [
  work('EdTech', 'Education', true),
  work('EdTech', 'Finance'),
  work('Fintech / AI', 'Finance'),
  work('EdTech', 'Education'),
  work('Fintech / AI', 'Trade and services'),
]
const filter = (name: string, { key = 'category', showAll = false }: Partial<Filter> = {}): Filter => ({
  key,
  name,
  showAll,
})

describe('filterOf', () => {
  it.each([
    ['', filter(ALL)],
    ['?category=All', filter(ALL, { showAll: true })],
    ['?category=EdTech', filter('EdTech')],
    ['?category=Fintech+%2F+AI', filter('Fintech / AI')],
    ['?utm=x&category=Fintech%20/%20AI', filter('Fintech / AI')],
    ['?category=edtech', filter(ALL)],
    ['?category=', filter(ALL)],
    ['?sector=Finance', filter('Finance', { key: 'sector' })],
    ['?sector=Trade+and+services', filter('Trade and services', { key: 'sector' })],
    ['?category=EdTech&sector=Finance', filter('Finance', { key: 'sector' })],
    ['?category=EdTech&sector=Nonsense', filter('EdTech')],
    ['?sector=EdTech', filter(ALL)],
  ])('reads the query %j', (search, expected) => {
    expect(filterOf(search, countOptions(works))).toEqual(expected)
  })
})

describe('shownWorks', () => {
  it.each([
    ['the first three for All, without the featured work', filter(ALL), [1, 2, 3]],
    ['all but the featured work for All with showAll', filter(ALL, { showAll: true }), [1, 2, 3, 4]],
    ['all of a category, with the featured work', filter('EdTech'), [0, 1, 3]],
    ['all of a sector', filter('Finance', { key: 'sector' }), [1, 2]],
  ])('shows %s', (_, chosen, expected) => {
    const shown = shownWorks(works, chosen).flatMap((isShown, index) => (isShown ? [index] : []))
    expect(shown).toEqual(expected)
  })
})

describe('describeShown', () => {
  it.each([
    [3, 13, ALL, 'Showing 3 of 13 more projects'],
    [13, 13, ALL, 'Showing all 13 more projects'],
    [1, 13, 'EdTech', 'Showing 1 project in EdTech'],
    [2, 13, 'Fintech / AI', 'Showing 2 projects in Fintech / AI'],
  ])('describes %i of %i works for the filter %s', (shown, total, name, words) => {
    expect(describeShown(shown, total, filter(name))).toBe(words)
  })
})
