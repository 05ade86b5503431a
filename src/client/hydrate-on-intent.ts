import type { ClientDirective } from 'astro'
import { prefetchWhenIdle } from './prefetch-modules.ts'

/** Options of `client:intent`. */
export type HydrationOptions = {
  /** Key in local storage. If the key exists, the island hydrates on page load. */
  stored?: string
}

/** Time that a click waits for the modules of the island, in ms. After that it acts on the static HTML. */
const MAX_WAIT_MS = 4000

/**
 * Hydrates an island at the first pointer or focus event on it. While the modules load, a clicked button is marked with
 * `aria-busy`, and its click is kept. After hydration each kept click is dispatched once. If the modules do not load, or
 * not within `MAX_WAIT_MS`, these clicks act on the static HTML: a form is posted without scripts.
 */
const intent: ClientDirective = (load, options, element) => {
  // Astro types the value as a string, but passes the object that the page writes after `client:intent=`.
  const { stored } = (options.value ?? {}) as HydrationOptions
  let isHydrating = false

  const hydrate = async () => {
    if (isHydrating) return
    isHydrating = true
    const keptClicks = keepClicks(element)
    const timer = setTimeout(keptClicks.release, MAX_WAIT_MS)
    try {
      const hydrateIsland = await load()
      // Before hydration, because React compares the attributes with those that it renders.
      keptClicks.clearBusy()
      await hydrateIsland()
    } finally {
      clearTimeout(timer)
      // Astro removes the attribute `ssr` only after a successful hydration.
      isHydrating = !element.hasAttribute('ssr')
      await keptClicks.release()
    }
  }
  // Touch fires pointer events too.
  for (const trigger of ['pointerover', 'pointerdown', 'focusin'])
    element.addEventListener(trigger, () => void hydrate())
  // The island may have had the focus before this script ran.
  if ((stored !== undefined && isStored(stored)) || element.matches(':focus-within')) void hydrate()
  prefetchWhenIdle(element)
}

/** Keeps the clicks on the buttons of an island until they are released. */
function keepClicks(island: Element) {
  const keptClicks = new Map<HTMLButtonElement, MouseEvent>()
  const keep = (event: Event) => {
    const button = (event.target as Element).closest('button')
    if (!button) return
    event.preventDefault()
    button.setAttribute('aria-busy', 'true')
    keptClicks.set(button, event as MouseEvent)
  }
  const clearBusy = () => {
    for (const button of keptClicks.keys()) button.removeAttribute('aria-busy')
  }
  island.addEventListener('click', keep, true)
  return {
    clearBusy,
    /** Dispatches the kept clicks, and keeps no more. */
    async release(): Promise<void> {
      island.removeEventListener('click', keep, true)
      clearBusy()
      const clicks = [...keptClicks]
      keptClicks.clear()
      for (const [button, click] of clicks) {
        // If React has rendered the island again, the button is a new one.
        const target = button.isConnected ? (click.target as Element) : findAgain(button, island)
        target?.dispatchEvent(new PointerEvent('click', click))
        // Let React render before the next click.
        await new Promise(requestAnimationFrame)
      }
    },
  }
}

/** Finds the button that has replaced a removed one. */
function findAgain(removed: HTMLButtonElement, island: Element): Element | undefined {
  return [...island.querySelectorAll('button')].find(({ type }) => type === removed.type)
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
