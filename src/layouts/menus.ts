/** How long the Services panel stays after the pointer has left it, in ms (specification section 9). */
const CLOSE_DELAY = 200
/** Windows whose header has the menu (specification section 9). */
const HAS_MENU = '(max-width: 1120px)'

enhanceDropdown(document.querySelector('[data-dropdown]') as HTMLElement)
enhanceMenu(document.querySelector('[data-menu]') as HTMLDetailsElement)

/** Opens on hover, closes 200 ms after the pointer leaves, on Escape and when focus or pointer go elsewhere. */
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
    if (event.pointerType === 'mouse') closing = setTimeout(close, CLOSE_DELAY)
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
    document.addEventListener(elsewhere, ({ target }) => {
      if (!dropdown.contains(target as Node)) close()
    })
  closeOnEscape(details)
}

/** Keeps focus out of the page behind the open menu; closes on Escape and when the wide header takes over. */
function enhanceMenu(menu: HTMLDetailsElement): void {
  menu.addEventListener('toggle', () => {
    for (const part of document.querySelectorAll('main,footer')) part.toggleAttribute('inert', menu.open)
  })
  const close = () => {
    menu.open = false
  }
  matchMedia(HAS_MENU).addEventListener('change', close)
  // A page kept by the browser comes back with its menu closed.
  addEventListener('pagehide', close)
  closeOnEscape(menu)
}

function closeOnEscape(details: HTMLDetailsElement): void {
  details.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    details.open = false
    details.querySelector('summary')?.focus()
  })
}
