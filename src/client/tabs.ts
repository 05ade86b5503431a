import { nextTab } from './next-tab.ts'

for (const list of document.querySelectorAll<HTMLElement>('[role=tablist]')) enhanceTabs(list)

/**
 * Makes tabs work (src/ui/Tabs.tsx). A click opens a tab with a new history entry, as a link to its panel does, so that
 * Back opens the last tab again. An arrow key adds no entry, because it may pass several tabs. A URL fragment opens the
 * tab of that panel; without a fragment the first tab is open.
 */
function enhanceTabs(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>('[role=tab]')]
  const show = (open: HTMLAnchorElement) => {
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', `${tab === open}`)
      tab.tabIndex = tab === open ? 0 : -1
      panelOf(tab).toggleAttribute('data-open', tab === open)
    }
  }
  const followAddress = () => {
    const tab = location.hash ? tabs.find(({ hash }) => hash === location.hash) : tabs[0]
    if (!tab) return
    show(tab)
    // The browser could not scroll to the panel, because the panel was hidden when the fragment changed.
    if (location.hash) requestAnimationFrame(() => scrollIfOutside(panelOf(tab)))
  }

  for (const [index, tab] of tabs.entries()) {
    panelOf(tab).tabIndex = 0
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
  list.dataset.enhanced = 'true'
  addEventListener('hashchange', followAddress)
  followAddress()
}

function panelOf(tab: HTMLAnchorElement): HTMLElement {
  return document.getElementById(tab.hash.slice(1)) as HTMLElement
}

/** Scrolls to a panel unless its top is in the window. After Back the browser has restored the scroll position. */
function scrollIfOutside(panel: HTMLElement): void {
  const { top } = panel.getBoundingClientRect()
  if (top < 0 || top > innerHeight) panel.scrollIntoView()
}
