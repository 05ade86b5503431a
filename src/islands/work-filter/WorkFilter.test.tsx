// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { click, dispatch, mount } from '#test/support/mount.ts'
import { countCategories } from './categories.ts'
import { WorkFilter } from './WorkFilter.tsx'

const WORKS = ['EdTech', 'Fintech / AI', 'EdTech', 'EdTech', 'Fintech / AI']

const island = (
  <WorkFilter works={WORKS} categories={countCategories(WORKS.map((category) => ({ category })))}>
    <ul>
      {WORKS.map((category, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index} data-category={category}>
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

  it('shows the first three works of all', async () => {
    await mount(island)
    expect(shown()).toEqual([0, 1, 2])
    expect(pressed()).toBe('All5 projects')
    expect(status()).toBe('Showing 3 of 5 projects')
  })

  it('shows all works after View All Projects, and focuses the first added one', async () => {
    await mount(island)
    await click(button('View All Projects'))
    expect(shown()).toEqual([0, 1, 2, 3, 4])
    expect(status()).toBe('Showing all 5 projects')
    expect(button('View All Projects')).toBeUndefined()
    await act(() => new Promise(requestAnimationFrame))
    expect(document.activeElement?.textContent).toBe('Work 3')
  })

  it('shows the works of a clicked category, writes it into the URL and hides View All Projects', async () => {
    await mount(island)
    await click(button('Fintech / AI'))
    expect(shown()).toEqual([1, 4])
    expect(status()).toBe('Showing 2 projects in Fintech / AI')
    expect(new URLSearchParams(location.search).get('category')).toBe('Fintech / AI')
    expect(button('View All Projects')).toBeUndefined()
    await click(button('All'))
    expect(location.search).toBe('')
    expect(shown()).toEqual([0, 1, 2])
  })

  it('shows the category of the URL, also after Back', async () => {
    history.replaceState(null, '', '?category=EdTech')
    await mount(island)
    expect(shown()).toEqual([0, 2, 3])
    history.replaceState(null, '', '/work')
    await dispatch(window, new Event('popstate'))
    expect(shown()).toEqual([0, 1, 2])
    expect(pressed()).toBe('All5 projects')
  })

  it('shows All for an unknown category in the URL', async () => {
    history.replaceState(null, '', '?category=Basket+weaving')
    await mount(island)
    expect(pressed()).toBe('All5 projects')
    expect(shown()).toEqual([0, 1, 2])
  })

  it('shows all works of the filter in print', async () => {
    await mount(island)
    await dispatch(window, new Event('beforeprint'))
    expect(shown()).toEqual([0, 1, 2, 3, 4])
    await dispatch(window, new Event('afterprint'))
    expect(shown()).toEqual([0, 1, 2])
  })
})
