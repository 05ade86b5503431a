import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { ALL, type FilterKey, type Options, type Work } from './options.ts'
import { type Filter, filterOf, shownWorks } from './shown-works.ts'

type WorkFilter = {
  filter: Filter
  /** The element that contains the works, each with the attribute `data-category`. */
  list: RefObject<HTMLDivElement | null>
  /** Shows a category or a sector and adds it to the URL, so that the Back button and shared links work. */
  choose: (key: FilterKey, name: string) => void
  /** Shows all works of the filter All, and adds that to the URL. */
  showAllWorks: () => void
}

/** Filters the works by setting the `hidden` attribute, because the works are static HTML and not React elements. */
export function useWorkFilter(works: readonly Work[], options: Options): WorkFilter {
  const list = useRef<HTMLDivElement>(null)
  const search = useSyncExternalStore(
    watchAddress,
    () => location.search,
    () => '',
  )
  const filter = filterOf(search, options)
  const { key, name, showAll } = filter

  useLayoutEffect(() => {
    const filterBy = (applied: Filter) => () => list.current && applyFilter(list.current, works, applied)
    const applyToScreen = filterBy({ key, name, showAll })
    // Print all works of the filter: a printed page has no button that shows more.
    const applyToPrint = filterBy({ key, name, showAll: true })
    applyToScreen()
    addEventListener('beforeprint', applyToPrint)
    addEventListener('afterprint', applyToScreen)
    return () => {
      removeEventListener('beforeprint', applyToPrint)
      removeEventListener('afterprint', applyToScreen)
    }
  }, [works, key, name, showAll])

  return {
    filter,
    list,
    choose: (nextKey, next) => {
      if (next !== name || nextKey !== key || showAll) goTo(next === ALL ? '' : queryOf(nextKey, next))
    },
    showAllWorks: () => goTo(queryOf('category', ALL)),
  }
}

/** Applies a filter. `data-filtered` disables the CSS rule that shows only the first works before hydration. */
function applyFilter(list: HTMLElement, works: readonly Work[], filter: Filter): void {
  const shown = shownWorks(works, filter)
  for (const [index, work] of list.querySelectorAll<HTMLElement>('[data-category]').entries())
    work.hidden = !shown[index]
  list.dataset.filtered = filter.name
}

function queryOf(key: FilterKey, name: string): string {
  return `?${new URLSearchParams({ [key]: name })}`
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
