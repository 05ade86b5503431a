import type { ClientDirective } from 'astro'

/** Options of `client:intent`. By default any pointer or focus on the island hydrates it. */
export type HydrationOptions = {
  /** Selector of the parts that hydrate the island. The browser handles events on all other parts. */
  parts?: string
  /** Name of a query parameter. If the address has it, the island hydrates at once. */
  query?: string
  /** Key in local storage. If it is set, the island hydrates at once. */
  stored?: string
}

/**
 * Hydrates an island at the first pointer or focus event on it, or when the address names an element inside it.
 * Clicks during loading are queued and replayed after hydration. If loading fails, they have their effect without
 * scripts, and the next event tries again.
 */
const intent: ClientDirective = (load, options, element) => {
  // Astro types the value as a string, but passes on what the page wrote after `client:intent=`.
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
      // Astro removes the attribute only after a successful hydration.
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
  // Touch also fires pointer events.
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
