// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { click, dispatch } from '#test/support/mount.ts'
import { WorkFilter } from './WorkFilter.tsx'

/** The first work is the featured one. */
const CATEGORIES = ['EdTech', 'EdTech', 'Fintech / AI', 'EdTech', 'Fintech / AI', 'Fintech / AI']

const HTML = renderToStaticMarkup(
  <WorkFilter categories={[...new Set(CATEGORIES)]} showAll="View All Projects">
    <ul>
      {CATEGORIES.map((category, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index} data-category={category} hidden={index === 0}>
          <h3>
            <a href={`/work/${index}`}>Work {index}</a>
          </h3>
        </li>
      ))}
    </ul>
  </WorkFilter>,
)

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLElement
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-category]')].flatMap((work, index) =>
    work.hidden ? [] : [index],
  )
/** Runs the script in a page with the filter. */
async function openPage(query = ''): Promise<void> {
  history.replaceState(null, '', `/work${query}`)
  document.body.innerHTML = HTML
  vi.resetModules()
  await vi.importActual('./work-filter.ts')
}

describe('work filter', () => {
  beforeEach(async () => {
    await openPage()
    return () => document.body.replaceChildren()
  })

  it.each([
    ['?category=EdTech', [0, 1, 3]],
    ['?utm=x&category=Fintech%20/%20AI', [2, 4, 5]],
    ['?category=All', [1, 2, 3, 4, 5]],
    ['?category=EdTech.', [0, 1, 3]],
    ['?category=%22Fintech%20/%20AI%22)', [2, 4, 5]],
    ['?category=All%E2%80%9D', [1, 2, 3, 4, 5]],
    ['?category=edtech', [1, 2, 3]],
    ['?category=Basket+weaving', [1, 2, 3]],
    ['?category=', [1, 2, 3]],
  ])('shows for the query %s the works %j', async (query, works) => {
    await openPage(query)
    expect(shown()).toEqual(works)
  })

  it('filters by a button whose text was translated', async () => {
    const font = document.createElement('font')
    font.textContent = 'Technologie éducative'
    button('EdTech').replaceChildren(font)
    await click(font)
    expect(shown()).toEqual([0, 1, 3])
  })

  it('shows all works of the filter in print', async () => {
    await dispatch(window, new Event('beforeprint'))
    expect(shown()).toEqual([1, 2, 3, 4, 5])
    await dispatch(window, new Event('afterprint'))
    expect(shown()).toEqual([1, 2, 3])
  })
})
