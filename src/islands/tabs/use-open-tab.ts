import { useCallback, useEffect, useLayoutEffect, useState } from 'react'

type OpenTab<Id> = {
  openId: Id | undefined
  /** False until hydration. Before hydration, the style sheet shows the panel of the URL fragment with `:target`. */
  isHydrated: boolean
  open: (id: Id) => void
}

/** Holds which tab is open. A URL fragment opens the tab with that id; without a fragment the first tab is open. */
export function useOpenTab<Id extends string>(ids: readonly Id[]): OpenTab<Id> {
  const [openId, setOpenId] = useState(ids[0])
  const [isHydrated, setHydrated] = useState(false)
  const known = ids.join()
  const idInAddress = useCallback(() => {
    const hash = location.hash.slice(1)
    return known.split(',').includes(hash) ? (hash as Id) : undefined
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
      requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView())
    }
    addEventListener('hashchange', followAddress)
    return () => removeEventListener('hashchange', followAddress)
  }, [idInAddress])

  const open = (id: Id) => {
    setOpenId(id)
    history.replaceState(history.state, '', `#${id}`)
  }
  return { openId, isHydrated, open }
}
