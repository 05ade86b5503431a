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
 * (`client:intent`). A click that comes while the island is still being fetched is given to it again once it is
 * awake; where it cannot be fetched, the click does what it does without scripts.
 */
const intent: ClientDirective = (load, options, element) => {
  // Astro's type says text; what the page wrote after `client:intent=` arrives as it is.
  const wanted: unknown = options.value
  const { parts = '*', query, stored }: Intent = typeof wanted === 'object' && wanted !== null ? wanted : {}
  let missedClick: HTMLElement | undefined
  const wishes = ['pointerover', 'pointerdown', 'touchstart', 'focusin'] as const

  const isMeant = ({ target }: Event) => target instanceof Element && target.closest(parts) !== null
  const keepClick = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLElement) || !isMeant(event)) return
    event.preventDefault()
    missedClick = event.target
  }
  const wake = async () => {
    for (const wish of wishes) element.removeEventListener(wish, wakeIfMeant)
    removeEventListener('hashchange', wakeIfNamed)
    element.addEventListener('click', keepClick, { capture: true })
    try {
      const hydrate = await load()
      await hydrate()
    } finally {
      element.removeEventListener('click', keepClick, { capture: true })
      missedClick?.click()
    }
  }
  const wakeIfMeant = (event: Event) => {
    if (isMeant(event)) void wake()
  }
  const wakeIfNamed = () => {
    const isNamed = element.contains(document.getElementById(location.hash.slice(1)))
    const isAsked = query !== undefined && new URLSearchParams(location.search).has(query)
    if (isNamed || isAsked || isStored(stored)) void wake()
  }
  for (const wish of wishes) element.addEventListener(wish, wakeIfMeant, { passive: true })
  addEventListener('hashchange', wakeIfNamed)
  wakeIfNamed()
  // A quick visitor may have come before this script.
  if (document.activeElement?.closest('astro-island') === element) void wake()
}

function isStored(key: string | undefined): boolean {
  try {
    return key !== undefined && localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

export default intent
