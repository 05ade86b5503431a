import type { ClientDirective } from 'astro'

/**
 * Wakes an island at the first pointer, touch or focus on it (`client:intent`). A click that comes
 * while the island is still being fetched is given to it again once it is awake.
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
    element.addEventListener('click', keepClick, { capture: true })
    const hydrate = await load()
    await hydrate()
    element.removeEventListener('click', keepClick, { capture: true })
    missedClick?.click()
  }
  for (const wish of wishes) element.addEventListener(wish, wake, { passive: true })
}

export default intent
