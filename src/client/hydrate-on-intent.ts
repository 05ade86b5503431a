import type { ClientDirective } from 'astro'
import { prefetchWhenIdle } from './prefetch-modules.ts'

/** Options of `client:intent`. By default any pointer or focus event on the island hydrates it. */
export type HydrationOptions = {
  /**
   * Selector of the elements whose events hydrate the island. Events on other elements do not hydrate it. Clicks on
   * these elements are kept until the island is hydrated; by default clicks on buttons are.
   */
  parts?: string
  /** Names of query parameters. If the URL has one of them, the island hydrates on page load. */
  queries?: readonly string[]
  /** Key in local storage. If the key exists, the island hydrates on page load. */
  stored?: string
}

/**
 * Hydrates an island at the first pointer or focus event on it, or when the URL fragment is the id of an element in it.
 * While the modules load, a clicked control is marked with `aria-busy`, and its click is kept. After hydration each kept
 * click is dispatched once. If loading fails, these clicks act on the static HTML, and the next event loads again.
 */
const intent: ClientDirective = (load, options, element) => {
  // Astro types the value as a string, but passes the object that the page writes after `client:intent=`.
  const { parts, queries, stored } = (options.value ?? {}) as HydrationOptions
  let isHydrating = false

  const closest = ({ target }: Event, selector: string) => (target as Element).closest(selector)
  const hydrate = async () => {
    if (isHydrating) return
    isHydrating = true
    const keptClicks = new Map<Element, MouseEvent>()
    const keepClick = (event: MouseEvent) => {
      const control = closest(event, parts ?? 'button')
      if (!control) return
      event.preventDefault()
      control.setAttribute('aria-busy', 'true')
      keptClicks.set(control, event)
    }
    // Runs before hydration, because React compares the attributes with those that it renders.
    const clearBusy = () => {
      for (const control of keptClicks.keys()) control.removeAttribute('aria-busy')
    }
    element.addEventListener('click', keepClick, true)
    try {
      const hydrateIsland = await load()
      clearBusy()
      await hydrateIsland()
    } finally {
      element.removeEventListener('click', keepClick, true)
      clearBusy()
      // Astro removes the attribute `ssr` only after a successful hydration.
      isHydrating = !element.hasAttribute('ssr')
      for (const click of keptClicks.values()) {
        ;(click.target as Element).dispatchEvent(new PointerEvent('click', click))
        // Let React render before the next click.
        await new Promise(requestAnimationFrame)
      }
    }
  }
  const hydrateOnPart = (event: Event) => {
    if (closest(event, parts ?? '*')) void hydrate()
  }
  const hydrateIfAddressed = () => {
    const isTarget = element.contains(document.getElementById(location.hash.slice(1)))
    const query = new URLSearchParams(location.search)
    const isInQuery = queries?.some((name) => query.has(name))
    if (isTarget || isInQuery || (stored !== undefined && isStored(stored))) void hydrate()
  }
  // Touch fires pointer events too.
  for (const trigger of ['pointerover', 'pointerdown', 'focusin'])
    element.addEventListener(trigger, hydrateOnPart)
  addEventListener('hashchange', hydrateIfAddressed)
  hydrateIfAddressed()
  // The island may have had the focus before this script ran.
  if (element.matches(':focus-within')) void hydrate()
  prefetchWhenIdle(element)
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    // Local storage is disabled.
    return false
  }
}

export default intent
