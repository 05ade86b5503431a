import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Scrolls the chosen tab to the middle of the list, but not at hydration, when the visitor may be scrolling the list. */
export function useScrollToTab<List extends HTMLElement>(chosen: string | undefined): RefObject<List | null> {
  const list = useRef<List>(null)
  const isHydrated = useRef(false)

  useLayoutEffect(() => {
    const tab = chosen && list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(chosen)}"]`)
    if (list.current && tab && isHydrated.current)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
    isHydrated.current = true
  }, [chosen])

  return list
}
