import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ALL, type Category, categoryOf } from './categories.ts'
import { type Filter, shownWorks } from './shown-works.ts'

type WorkFilter = Filter & {
  /** Holds the works: any element inside that names its category in `data-category`. */
  works: RefObject<HTMLDivElement | null>
  /** Shows a category and puts it into the address, so that Back and a shared link keep it. */
  choose: (category: string) => void
  showWhole: () => void
}

/** The filter on works that stand in the page as plain HTML; it hides them and shows them, and draws none. */
export function useWorkFilter(categories: readonly Category[]): WorkFilter {
  const works = useRef<HTMLDivElement>(null)
  const search = useSyncExternalStore(
    watchAddress,
    () => location.search,
    () => '',
  )
  const category = categoryOf(search, categories)
  const [showAll, setWhole] = useState(false)

  useLayoutEffect(() => {
    const hangFor = (filter: Filter) => () => works.current && hang(works.current, filter)
    const onScreen = hangFor({ category, showAll })
    // Nobody can ask paper for more.
    const onPaper = hangFor({ category, showAll: true })
    onScreen()
    addEventListener('beforeprint', onPaper)
    addEventListener('afterprint', onScreen)
    return () => {
      removeEventListener('beforeprint', onPaper)
      removeEventListener('afterprint', onScreen)
    }
  }, [category, showAll])

  return {
    category,
    showAll,
    works,
    choose: (next) => {
      setWhole(false)
      if (next === category) return
      history.pushState(
        null,
        '',
        next === ALL ? location.pathname : `?${new URLSearchParams({ category: next })}`,
      )
      for (const notify of watchers) notify()
    },
    showWhole: () => {
      setWhole(true)
    },
  }
}

/** `data-filtered` takes over from the style sheet, which shows the first few until then. */
function hang(works: HTMLElement, filter: Filter): void {
  const all = [...works.querySelectorAll<HTMLElement>('[data-category]')]
  const shown = shownWorks(
    all.map(({ dataset }) => dataset.category ?? ''),
    filter,
  )
  for (const [index, work] of all.entries()) work.hidden = !shown[index]
  works.dataset.filtered = filter.category
}

/** The browser tells of Back and Forward, but not of an address that the page itself has set. */
const watchers = new Set<() => void>()

function watchAddress(onChange: () => void): () => void {
  watchers.add(onChange)
  addEventListener('popstate', onChange)
  return () => {
    watchers.delete(onChange)
    removeEventListener('popstate', onChange)
  }
}
