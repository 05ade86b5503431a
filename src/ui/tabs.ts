/** Value of `hidden` by which find-in-page and links to a text still find a part, in browsers that fire `beforematch`. */
const CLOSED_PANEL = 'onbeforematch' in document ? 'until-found' : true

for (const list of document.querySelectorAll<HTMLElement>('[role=tablist]')) enhanceTabs(list)

/** Makes tabs work (src/ui/Tabs.tsx). Only a click adds a history entry, because an arrow key may pass several tabs. */
function enhanceTabs(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>('[role=tab]')]
  const panels = new Map(
    tabs.map((tab) => [tab, document.getElementById(tab.hash.slice(1)) as HTMLElement] as const),
  )
  const show = (open: HTMLAnchorElement) => {
    for (const [tab, panel] of panels) {
      tab.setAttribute('aria-selected', `${tab === open}`)
      tab.tabIndex = tab === open ? 0 : -1
      panel.toggleAttribute('data-open', tab === open)
      panel.hidden = tab !== open && CLOSED_PANEL
    }
  }
  const followAddress = () => {
    const tab = location.hash ? tabs.find(({ hash }) => hash === location.hash) : tabs[0]
    if (!tab) return
    show(tab)
    // The browser could not scroll to the panel, because the panel was hidden when the fragment changed.
    const panel = panels.get(tab)
    if (location.hash && panel) requestAnimationFrame(() => scrollIfOutside(panel))
  }

  for (const [tab, panel] of panels) {
    panel.tabIndex = 0
    panel.addEventListener('beforematch', () => show(tab))
  }
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      if (tab.getAttribute('aria-selected') === 'false') history.pushState(null, '', tab.hash)
      show(tab)
    })
    tab.addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return
      const next = tabs[nextTab(event.key, index, tabs.length) ?? -1]
      if (!next) return
      event.preventDefault()
      history.replaceState(history.state, '', next.hash)
      show(next)
      next.focus()
    })
  }
  addEventListener('hashchange', followAddress)
  followAddress()
}

/** Returns the index of the tab that a key opens, if any (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/). */
function nextTab(key: string, current: number, count: number): number | undefined {
  const next: Record<string, number> = {
    ArrowRight: (current + 1) % count,
    ArrowLeft: (current - 1 + count) % count,
    Home: 0,
    End: count - 1,
    ' ': current,
  }
  return next[key]
}

/** Scrolls to a panel unless its top is in the window. After Back the browser has restored the scroll position. */
function scrollIfOutside(panel: HTMLElement): void {
  const { top } = panel.getBoundingClientRect()
  if (top < 0 || top > innerHeight) panel.scrollIntoView()
}
