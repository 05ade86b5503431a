/** Delay in ms until the Services menu closes after the pointer leaves (docs/requirements.md#limits). */
const CLOSE_DELAY = 200
/** Window widths whose header has the mobile menu. */
const HAS_MENU = '(max-width: 1120px)'

enhanceDropdown(document.querySelector('[data-dropdown]') as HTMLElement)
enhanceMenu(document.querySelector('[data-menu]') as HTMLDetailsElement)

/** Opens on hover, closes 200 ms after the pointer leaves and when focus or pointer go elsewhere. */
function enhanceDropdown(dropdown: HTMLElement): void {
  const details = dropdown.querySelector('details') as HTMLDetailsElement
  let closing: ReturnType<typeof setTimeout> | undefined
  let openedByHover = false
  const close = () => {
    details.open = false
  }

  dropdown.addEventListener('pointerenter', (event) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(closing)
    openedByHover ||= !details.open
    details.open = true
  })
  dropdown.addEventListener('pointerleave', (event) => {
    if (event.pointerType === 'mouse' && !dropdown.querySelector(':focus-visible'))
      closing = setTimeout(close, CLOSE_DELAY)
  })
  // The first click after hovering means "stay", not "close".
  details.querySelector('summary')?.addEventListener('click', (event) => {
    if (openedByHover && event.detail > 0) event.preventDefault()
    openedByHover = false
  })
  details.addEventListener('toggle', () => {
    if (details.open) return
    openedByHover = false
    clearTimeout(closing)
  })
  for (const elsewhere of ['focusin', 'pointerdown'])
    addEventListener(elsewhere, ({ target }) => {
      if (!dropdown.contains(target as Node)) close()
    })
  closeByItself(details)
}

/** Keeps focus out of the page behind the open menu; closes when the wide header takes over. */
function enhanceMenu(menu: HTMLDetailsElement): void {
  closeByItself(menu)
  matchMedia(HAS_MENU).addEventListener('change', () => {
    menu.open = false
  })
  const syncInert = () => {
    for (const part of document.querySelectorAll<HTMLElement>('main,footer')) part.inert = menu.open
  }
  menu.addEventListener('toggle', syncInert)
  // Firefox delivers no toggle event to a page that goes into the back/forward cache. The menu is closed by then.
  addEventListener('pagehide', syncInert)
  addEventListener('pageshow', syncInert)
}

/** Closes on Escape, wherever the focus is, and when the page is left: one that is come back to has its menus closed. */
function closeByItself(details: HTMLDetailsElement): void {
  const close = () => {
    if (details.matches(':focus-within')) details.querySelector('summary')?.focus()
    details.open = false
  }
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close()
  })
  addEventListener('pagehide', close)
}
