import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ALL, type Category, categoryOf } from './categories.ts'
import { type Filter, shownWorks } from './shown-works.ts'

type WorkFilter = Filter & {
  /** The element that contains the works, each with its category in `data-category`. */
  works: RefObject<HTMLDivElement | null>
  /** Shows a category and adds it to the address, for the Back button and shared links. */
  choose: (category: string) => void
  showAllWorks: () => void
}

/** Filters works that are static HTML, by their attribute `hidden`. */
export function useWorkFilter(categories: readonly Category[]): WorkFilter {
  const works = useRef<HTMLDivElement>(null)
  const search = useSyncExternalStore(
    watchAddress,
    () => location.search,
    () => '',
  )
  const category = categoryOf(search, categories)
  const [showAll, setShowAll] = useState(false)

  useLayoutEffect(() => {
    const filterBy = (filter: Filter) => () => works.current && applyFilter(works.current, filter)
    const applyToScreen = filterBy({ category, showAll })
    // A printed page has no button for more.
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
      setShowAll(false)
      if (next === category) return
      history.pushState(
        null,
        '',
        next === ALL ? location.pathname : `?${new URLSearchParams({ category: next })}`,
      )
      for (const notify of watchers) notify()
    },
    showAllWorks: () => {
      setShowAll(true)
    },
  }
}

/** Applies a filter. `data-filtered` ends the style sheet's rule that shows only the first works. */
function applyFilter(works: HTMLElement, filter: Filter): void {
  const all = [...works.querySelectorAll<HTMLElement>('[data-category]')]
  const shown = shownWorks(
    all.map(({ dataset }) => dataset.category ?? ''),
    filter,
  )
  for (const [index, work] of all.entries()) work.hidden = !shown[index]
  works.dataset.filtered = filter.category
}

/** `popstate` fires on Back and Forward, but not on `pushState`, which calls these functions instead. */
const watchers = new Set<() => void>()

function watchAddress(onChange: () => void): () => void {
  watchers.add(onChange)
  addEventListener('popstate', onChange)
  return () => {
    watchers.delete(onChange)
    removeEventListener('popstate', onChange)
  }
}
