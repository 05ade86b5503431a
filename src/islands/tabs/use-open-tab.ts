import { useCallback, useEffect, useLayoutEffect, useState } from 'react'

type OpenTab<Id> = {
  openId: Id | undefined
  /** False until hydration. Before hydration, the style sheet shows the panel of the URL fragment with `:target`. */
  isHydrated: boolean
  /** Opens a tab with a new history entry, as a link to its panel does, so that Back opens the last tab again. */
  open: (id: Id) => void
  /** Opens a tab without a new history entry: an arrow key may pass several tabs. */
  moveTo: (id: Id) => void
}

/** Holds which tab is open. A URL fragment opens the tab with that id; without a fragment the first tab is open. */
export function useOpenTab<Id extends string>(ids: readonly Id[]): OpenTab<Id> {
  const [openId, setOpenId] = useState(ids[0])
  const [isHydrated, setHydrated] = useState(false)
  const known = ids.join()
  const idInAddress = useCallback(() => {
    const hash = location.hash.slice(1)
    const all = known.split(',')
    return (hash === '' ? all[0] : all.find((id) => id === hash)) as Id | undefined
  }, [known])

  useLayoutEffect(() => {
    setHydrated(true)
    setOpenId((id) => idInAddress() ?? id)
  }, [idInAddress])

  useEffect(() => {
    const followAddress = () => {
      const id = idInAddress()
      if (id === undefined) return
      setOpenId(id)
      // The browser could not scroll to the panel, because the panel was hidden when the fragment changed.
      if (location.hash) requestAnimationFrame(() => scrollIfOutside(id))
    }
    addEventListener('hashchange', followAddress)
    return () => removeEventListener('hashchange', followAddress)
  }, [idInAddress])

  return {
    openId,
    isHydrated,
    open: (id) => {
      setOpenId(id)
      if (id !== openId) history.pushState(null, '', `#${id}`)
    },
    moveTo: (id) => {
      setOpenId(id)
      history.replaceState(history.state, '', `#${id}`)
    },
  }
}

/** Scrolls to a panel unless its top is in the window. After Back the browser has restored the scroll position. */
function scrollIfOutside(id: string): void {
  const panel = document.getElementById(id)
  const top = panel?.getBoundingClientRect().top ?? 0
  if (top < 0 || top > innerHeight) panel?.scrollIntoView()
}
