/** Delay until the Services menu closes after the pointer leaves (docs/requirements.md#limits). */
const CLOSE_DELAY_MS = 200
const MOBILE_MENU_QUERY = '(max-width: 999px)'

enhanceDropdown(document.querySelector('[data-dropdown]') as HTMLElement)
enhanceMenu(document.querySelector('[data-menu]') as HTMLDetailsElement)

/** Opens the Services menu on hover, and closes it after the pointer leaves and on focus or a click outside. */
function enhanceDropdown(dropdown: HTMLElement): void {
  const details = dropdown.querySelector('details') as HTMLDetailsElement
  let closing: ReturnType<typeof setTimeout> | undefined
  let openedByHover = false
  const close = () => {
    details.open = false
  }

  const openOnHover = () => {
    clearTimeout(closing)
    openedByHover ||= !details.open
    details.open = true
  }

  // The pointer may have come before this script.
  if (matchMedia('(hover: hover)').matches && dropdown.matches(':hover')) openOnHover()
  dropdown.addEventListener('pointerenter', (event) => {
    if (event.pointerType === 'mouse') openOnHover()
  })
  dropdown.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse' && !dropdown.querySelector(':focus-visible'))
      closing = setTimeout(close, CLOSE_DELAY_MS)
  })
  // A native click would close the menu that hovering has just opened, so the first click does nothing.
  details.querySelector('summary')?.addEventListener('click', (event) => {
    if (openedByHover && event.detail > 0) event.preventDefault()
    openedByHover = false
  })
  details.addEventListener('toggle', () => {
    if (details.open) return
    openedByHover = false
    clearTimeout(closing)
  })
  for (const type of ['focusin', 'pointerdown'])
    addEventListener(type, ({ target }) => {
      if (!dropdown.contains(target as Node)) close()
    })
  closeOnEscapeAndLeave(details)
}

/** Makes the page behind the open menu inert, marks it for the style sheet, and closes the menu when the window becomes wide. */
function enhanceMenu(menu: HTMLDetailsElement): void {
  closeOnEscapeAndLeave(menu)
  matchMedia(MOBILE_MENU_QUERY).addEventListener('change', () => {
    menu.open = false
  })
  const syncPage = () => {
    document.documentElement.toggleAttribute('data-menu-open', menu.open)
    for (const part of document.querySelectorAll<HTMLElement>('main,footer')) part.inert = menu.open
  }
  menu.addEventListener('toggle', syncPage)
  // The menu closes on pagehide, but Firefox fires no toggle event when a page enters the back/forward cache.
  addEventListener('pagehide', syncPage)
  addEventListener('pageshow', syncPage)
  // The menu may have been opened before this script came.
  syncPage()
}

/** Closes a menu on Escape, wherever the focus is, and on pagehide, so that no page is restored with an open one. */
function closeOnEscapeAndLeave(details: HTMLDetailsElement): void {
  const close = () => {
    if (details.matches(':focus-within')) details.querySelector('summary')?.focus()
    details.open = false
  }
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close()
  })
  addEventListener('pagehide', close)
}
