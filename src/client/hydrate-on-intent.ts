import type { ClientDirective } from 'astro'

/** Options of `client:intent`. By default any pointer or focus event on the island hydrates it. */
export type HydrationOptions = {
  /** Selector of the elements whose events hydrate the island. Events on other elements do not hydrate it. */
  parts?: string
  /** Name of a query parameter. If the URL contains it, the island hydrates on page load. */
  query?: string
  /** Key in local storage. If the key exists, the island hydrates on page load. */
  stored?: string
}

/**
 * Hydrates an island at the first pointer or focus event on it, or when the URL fragment is the id of an element in it.
 * Clicks during loading are queued and replayed after hydration. If loading fails, the replayed clicks act on the
 * static HTML, and the next event loads again.
 */
const intent: ClientDirective = (load, options, element) => {
  // Astro types the value as a string, but passes the object that the page writes after `client:intent=`.
  const { parts = '*', query, stored } = (options.value ?? {}) as HydrationOptions
  let isHydrating = false

  const isOnPart = ({ target }: Event) => (target as Element).closest(parts)
  const hydrate = async () => {
    if (isHydrating) return
    isHydrating = true
    const queuedClicks: MouseEvent[] = []
    const queueClick = (event: MouseEvent) => {
      if (!isOnPart(event)) return
      event.preventDefault()
      queuedClicks.push(event)
    }
    element.addEventListener('click', queueClick, true)
    try {
      const hydrateIsland = await load()
      await hydrateIsland()
    } finally {
      element.removeEventListener('click', queueClick, true)
      // Astro removes the attribute `ssr` only after a successful hydration.
      isHydrating = !element.hasAttribute('ssr')
      for (const click of queuedClicks) {
        ;(click.target as Element).dispatchEvent(new PointerEvent('click', click))
        // Let React render before replaying the next click.
        await new Promise(requestAnimationFrame)
      }
    }
  }
  const hydrateOnPart = (event: Event) => {
    if (isOnPart(event)) void hydrate()
  }
  const hydrateIfAddressed = () => {
    const isTarget = element.contains(document.getElementById(location.hash.slice(1)))
    const isInQuery = query && location.search.includes(query)
    if (isTarget || isInQuery || isStored(stored)) void hydrate()
  }
  // Touch fires pointer events too.
  for (const trigger of ['pointerover', 'pointerdown', 'focusin'])
    element.addEventListener(trigger, hydrateOnPart)
  addEventListener('hashchange', hydrateIfAddressed)
  hydrateIfAddressed()
  // The island may have had the focus before this script ran.
  if (element.matches(':focus-within')) void hydrate()
}

function isStored(key?: string): boolean | undefined {
  try {
    return (key as string) in localStorage
  } catch {
    return
  }
}

export default intent
