import type { ClientDirective } from 'astro'

/**
 * Wakes an island at the first pointer, touch or focus on it, or when the address names something inside it
 * (`client:intent`). A click that comes while the island is still being fetched is given to it again once it is
 * awake; where it cannot be fetched, the click does what it does without scripts.
 */
const intent: ClientDirective = (load, _options, element) => {
  let missedClick: HTMLElement | undefined
  const wishes = ['pointerenter', 'pointerdown', 'touchstart', 'focusin'] as const

  const keepClick = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLElement)) return
    event.preventDefault()
    missedClick = event.target
  }
  const wake = async () => {
    for (const wish of wishes) element.removeEventListener(wish, wake)
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
  const wakeIfNamed = () => {
    if (element.contains(document.getElementById(location.hash.slice(1)))) void wake()
  }
  for (const wish of wishes) element.addEventListener(wish, wake, { passive: true })
  addEventListener('hashchange', wakeIfNamed)
  wakeIfNamed()
}

export default intent
