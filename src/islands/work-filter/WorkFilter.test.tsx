// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { click, dispatch, mount } from '#test/support/mount.ts'
import { countOptions, type Work } from './options.ts'
import { WorkFilter } from './WorkFilter.tsx'

const work = (category: string, sector: string, isFeatured = false): Work => ({
  category,
  sector,
  isFeatured,
})
const WORKS = [
  work('EdTech', 'Education', true),
  work('EdTech', 'Education'),
  work('Fintech / AI', 'Finance'),
  work('EdTech', 'Finance'),
  work('Fintech / AI', 'Utilities'),
  work('Fintech / AI', 'Finance'),
]

const island = (
  <WorkFilter works={WORKS} options={countOptions(WORKS)}>
    <ul>
      {WORKS.map(({ category, isFeatured }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index} data-category={category} hidden={isFeatured}>
          <h3>
            <a href={`/work/${index}`}>Work {index}</a>
          </h3>
        </li>
      ))}
    </ul>
  </WorkFilter>
)

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name)) as Element
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-category]')].flatMap((work, index) =>
    work.hidden ? [] : [index],
  )
const status = () => document.querySelector('[role=status]')?.textContent
const pressed = () => document.querySelector('[aria-pressed="true"]')?.textContent

describe('WorkFilter', () => {
  beforeEach(() => history.replaceState(null, '', '/work'))

  it('shows the first three works after the featured one', async () => {
    await mount(island)
    expect(shown()).toEqual([1, 2, 3])
    expect(pressed()).toBe('All5 more projects')
    expect(status()).toBe('Showing 3 of 5 more projects')
  })

  it('shows all works after View All Projects, and focuses the first added one', async () => {
    await mount(island)
    await click(button('View All Projects'))
    expect(shown()).toEqual([1, 2, 3, 4, 5])
    expect(status()).toBe('Showing all 5 more projects')
    expect(button('View All Projects')).toBeUndefined()
    expect(document.activeElement?.textContent).toBe('Work 4')
  })

  it('shows the works of a clicked category, writes it into the URL and hides View All Projects', async () => {
    await mount(island)
    await click(button('Fintech / AI'))
    expect(shown()).toEqual([2, 4, 5])
    expect(status()).toBe('Showing 3 projects in Fintech / AI')
    expect(new URLSearchParams(location.search).get('category')).toBe('Fintech / AI')
    expect(button('View All Projects')).toBeUndefined()
    await click(button('All'))
    expect(location.search).toBe('')
    expect(shown()).toEqual([1, 2, 3])
  })

  it('shows the works of a clicked sector instead of a category, and writes only the sector into the URL', async () => {
    await mount(island)
    await click(button('EdTech'))
    await click(button('Finance'))
    expect(shown()).toEqual([2, 3, 5])
    expect(pressed()).toBe('Finance3 projects')
    expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(1)
    expect(status()).toBe('Showing 3 projects in Finance')
    expect(location.search).toBe('?sector=Finance')
  })

  it('shows the featured work in its category and in its sector', async () => {
    await mount(island)
    await click(button('EdTech'))
    expect(shown()).toEqual([0, 1, 3])
    await click(button('Education'))
    expect(shown()).toEqual([0, 1])
  })

  it('shows the category of the URL, also after Back', async () => {
    history.replaceState(null, '', '?category=EdTech')
    await mount(island)
    expect(shown()).toEqual([0, 1, 3])
    history.replaceState(null, '', '/work')
    await dispatch(window, new Event('popstate'))
    expect(shown()).toEqual([1, 2, 3])
    expect(pressed()).toBe('All5 more projects')
  })

  it('shows All for an unknown category in the URL', async () => {
    history.replaceState(null, '', '?category=Basket+weaving')
    await mount(island)
    expect(pressed()).toBe('All5 more projects')
    expect(shown()).toEqual([1, 2, 3])
  })

  it('shows all works of the filter in print', async () => {
    await mount(island)
    await dispatch(window, new Event('beforeprint'))
    expect(shown()).toEqual([1, 2, 3, 4, 5])
    await dispatch(window, new Event('afterprint'))
    expect(shown()).toEqual([1, 2, 3])
  })
})
