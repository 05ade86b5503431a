import { useCallback, useEffect, useLayoutEffect, useState } from 'react'

type OpenTab<Id> = {
  openId: Id | undefined
  /** False in the built page and until the island runs: then the address alone decides, by `:target`. */
  isHydrated: boolean
  open: (id: Id) => void
}

/** Which tab is open: the one that the address names, or else the last one opened, at first the first. */
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
      // The browser could not scroll to a panel that was still hidden.
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
