import { type RefObject, useDeferredValue, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { ALL, type FilterKey, type Options, type Work } from './options.ts'
import { type Filter, filterOf, shownWorks } from './shown-works.ts'

type WorkFilter = {
  /** The filter of the URL. Its button is shown as pressed. */
  chosen: Filter
  /** The filter of the list, which follows `chosen` after the next paint: layout of the works takes longer than INP allows. */
  applied: Filter
  /** The element that contains the works, each with the attribute `data-category`. */
  list: RefObject<HTMLDivElement | null>
  /** Shows a category or a sector and adds it to the URL, so that the Back button and shared links work. */
  choose: (key: FilterKey, name: string) => void
  /** Shows all works of the filter All, adds that to the URL, and focuses the first added work. */
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
  const chosen = filterOf(search, options)
  const applied = filterOf(useDeferredValue(search), options)
  const { key, name, showAll } = applied
  const firstAdded = useRef<number>(undefined)

  useLayoutEffect(() => {
    const filterBy = (filter: Filter) => () => list.current && applyFilter(list.current, works, filter)
    const applyToScreen = filterBy({ key, name, showAll })
    // Print all works of the filter: a printed page has no button that shows more.
    const applyToPrint = filterBy({ key, name, showAll: true })
    applyToScreen()
    if (list.current && firstAdded.current !== undefined) focusWork(list.current, firstAdded.current)
    firstAdded.current = undefined
    addEventListener('beforeprint', applyToPrint)
    addEventListener('afterprint', applyToScreen)
    return () => {
      removeEventListener('beforeprint', applyToPrint)
      removeEventListener('afterprint', applyToScreen)
    }
  }, [works, key, name, showAll])

  return {
    chosen,
    applied,
    list,
    choose: (nextKey, next) => {
      if (next !== chosen.name || nextKey !== chosen.key || chosen.showAll)
        goTo(next === ALL ? '' : queryOf(nextKey, next))
    },
    showAllWorks: () => {
      firstAdded.current = shownWorks(works, applied).filter(Boolean).length
      goTo(queryOf('category', ALL))
    },
  }
}

/** Applies a filter. `data-filtered` disables the CSS rule that shows only the first works before hydration. */
function applyFilter(list: HTMLElement, works: readonly Work[], filter: Filter): void {
  const shown = shownWorks(works, filter)
  for (const [index, work] of list.querySelectorAll<HTMLElement>('[data-category]').entries())
    work.hidden = !shown[index]
  list.dataset.filtered = filter.name
}

/** Focuses the link of a work by its position among the shown works. */
function focusWork(list: HTMLElement, position: number): void {
  list
    .querySelectorAll<HTMLElement>('[data-category]:not([hidden])')
    [position]?.querySelector<HTMLElement>('h3 a')
    ?.focus({ preventScroll: true })
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
