import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the chosen tab in the middle of a strip that scrolls. It leaves the strip alone when it wakes: a
 * visitor may just be scrolling it.
 */
export function useStrip<Strip extends HTMLElement>(chosen: string): RefObject<Strip | null> {
  const strip = useRef<Strip>(null)
  const isHydrated = useRef(false)

  useLayoutEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(chosen)}"]`)
    if (strip.current && tab && isHydrated.current)
      strip.current.scrollLeft = tab.offsetLeft - (strip.current.clientWidth - tab.offsetWidth) / 2
    isHydrated.current = true
  }, [chosen])

  return strip
}
