/** How long the Services panel stays after the pointer has left it, in ms (specification section 9). */
const CLOSE_DELAY = 200

for (const dropdown of document.querySelectorAll<HTMLElement>('[data-dropdown]')) enhanceDropdown(dropdown)
for (const menu of document.querySelectorAll<HTMLDetailsElement>('[data-menu]')) enhanceMenu(menu)

/** Opens on hover, closes 200 ms after the pointer leaves, on Escape and when focus moves on. */
function enhanceDropdown(dropdown: HTMLElement): void {
  const details = dropdown.querySelector('details')
  const summary = dropdown.querySelector('summary')
  if (!details || !summary) return
  let closing: ReturnType<typeof setTimeout> | undefined
  let openedByHover = false

  dropdown.addEventListener('pointerenter', (event) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(closing)
    openedByHover ||= !details.open
    details.open = true
  })
  dropdown.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'mouse') return
    closing = setTimeout(close, CLOSE_DELAY)
  })
  // The first click after hovering means "stay", not "close".
  summary.addEventListener('click', (event) => {
    if (openedByHover && event.detail > 0) event.preventDefault()
    openedByHover = false
  })
  dropdown.addEventListener('focusout', (event) => {
    if (event.relatedTarget instanceof Node && !dropdown.contains(event.relatedTarget)) close()
  })
  document.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Node && !dropdown.contains(event.target)) close()
  })
  dropdown.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !details.open) return
    close()
    summary.focus()
  })

  function close(): void {
    clearTimeout(closing)
    openedByHover = false
    if (details) details.open = false
  }
}

/** Keeps focus out of the page behind the open menu; closes on Escape and when the wide header takes over. */
function enhanceMenu(menu: HTMLDetailsElement): void {
  menu.addEventListener('toggle', () => {
    for (const part of document.querySelectorAll('main, footer')) part.toggleAttribute('inert', menu.open)
  })
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  matchMedia('(min-width: 1121px)').addEventListener('change', ({ matches }) => {
    if (matches) menu.open = false
  })
  // A page kept by the browser comes back with its menu closed.
  addEventListener('pagehide', () => {
    menu.open = false
  })
}
