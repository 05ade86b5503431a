import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { ALL, type Category } from './categories.ts'
import { type Filter, filterOf, shownWorks } from './shown-works.ts'

type WorkFilter = Filter & {
  /** The element that contains the works, each with its category in `data-category`. */
  works: RefObject<HTMLDivElement | null>
  /** Shows a category and adds it to the URL, so that the Back button and shared links work. */
  choose: (category: string) => void
  /** Shows all works of the filter All, and adds that to the URL. */
  showAllWorks: () => void
}

/** Filters the works by setting the `hidden` attribute, because the works are static HTML and not React elements. */
export function useWorkFilter(categories: readonly Category[]): WorkFilter {
  const works = useRef<HTMLDivElement>(null)
  const search = useSyncExternalStore(
    watchAddress,
    () => location.search,
    () => '',
  )
  const { category, showAll } = filterOf(search, categories)

  useLayoutEffect(() => {
    const filterBy = (filter: Filter) => () => works.current && applyFilter(works.current, filter)
    const applyToScreen = filterBy({ category, showAll })
    // Print all works of the filter: a printed page has no button that shows more.
    const applyToPrint = filterBy({ category, showAll: true })
    applyToScreen()
    addEventListener('beforeprint', applyToPrint)
    addEventListener('afterprint', applyToScreen)
    return () => {
      removeEventListener('beforeprint', applyToPrint)
      removeEventListener('afterprint', applyToScreen)
    }
  }, [category, showAll])

  return {
    category,
    showAll,
    works,
    choose: (next) => {
      if (next !== category || showAll) goTo(next === ALL ? '' : queryOf(next))
    },
    showAllWorks: () => goTo(queryOf(ALL)),
  }
}

/** Applies a filter. `data-filtered` disables the CSS rule that shows only the first works before hydration. */
function applyFilter(works: HTMLElement, filter: Filter): void {
  const all = [...works.querySelectorAll<HTMLElement>('[data-category]')]
  const shown = shownWorks(
    all.map(({ dataset }) => dataset.category ?? ''),
    filter,
  )
  for (const [index, work] of all.entries()) work.hidden = !shown[index]
  works.dataset.filtered = filter.category
}

function queryOf(category: string): string {
  return `?${new URLSearchParams({ category })}`
}

/** Changes the query of the URL and renders the filter. */
function goTo(query: string): void {
  history.pushState(null, '', location.pathname + query)
  for (const notify of watchers) notify()
}

/** Called after `pushState`, because `popstate` fires only on Back and Forward. */
const watchers = new Set<() => void>()

function watchAddress(onChange: () => void): () => void {
  watchers.add(onChange)
  addEventListener('popstate', onChange)
  return () => {
    watchers.delete(onChange)
    removeEventListener('popstate', onChange)
  }
}
