import type { ClientDirective } from 'astro'

/** What an island may say about its waking; by default all of it wakes at any wish. */
export type Intent = {
  /** Selector of the parts that wake it; what else lies inside is left to the browser. */
  parts?: string
  /** A parameter of the address that the island acts on: with it in the address it wakes at once. */
  query?: string
  /** Something this device may keep for the island: where it does, the island wakes at once. */
  stored?: string
}

/**
 * Wakes an island at the first pointer, touch or focus on it, or when the address names something inside it
 * (`client:intent`). Clicks that come while the island is still being fetched are given to it again, one by one, once
 * it is awake; where it cannot be fetched, they do what they do without scripts, and the next wish tries again.
 */
const intent: ClientDirective = (load, options, element) => {
  // Astro's type says text; what the page wrote after `client:intent=` arrives as it is.
  const { parts = '*', query, stored } = (options.value ?? {}) as Intent
  let isCalled = false

  const isMeant = ({ target }: Event) => (target as Element).closest(parts)
  const wake = async () => {
    if (isCalled) return
    isCalled = true
    const queuedClicks: MouseEvent[] = []
    const keepClick = (event: MouseEvent) => {
      if (!isMeant(event)) return
      event.preventDefault()
      queuedClicks.push(event)
    }
    element.addEventListener('click', keepClick, true)
    try {
      const hydrate = await load()
      await hydrate()
    } finally {
      element.removeEventListener('click', keepClick, true)
      // Astro leaves the mark on an island that it could not wake.
      isCalled = !element.hasAttribute('ssr')
      for (const click of queuedClicks) {
        ;(click.target as Element).dispatchEvent(new PointerEvent('click', click))
        // What the last one changed is there before the next.
        await new Promise(requestAnimationFrame)
      }
    }
  }
  const wakeIfMeant = (event: Event) => {
    if (isMeant(event)) void wake()
  }
  const wakeIfNamed = () => {
    const isNamed = element.contains(document.getElementById(location.hash.slice(1)))
    const isAsked = query && location.search.includes(query)
    if (isNamed || isAsked || isStored(stored)) void wake()
  }
  // A finger is a pointer too.
  for (const wish of ['pointerover', 'pointerdown', 'focusin']) element.addEventListener(wish, wakeIfMeant)
  addEventListener('hashchange', wakeIfNamed)
  wakeIfNamed()
  // A quick visitor may have come before this script.
  if (element.matches(':focus-within')) void wake()
}

function isStored(key?: string): boolean | undefined {
  try {
    return (key as string) in localStorage
  } catch {
    return
  }
}

export default intent
