/** Time that the pointer must stay on a product before its preview is shown. */
const HOVER_DELAY_MS = 60

/** Window widths at which previews are next to the list. Same as in ProductPreview.module.css. */
const WIDE_QUERY = '(min-width: 1000px)'

/** Value of `hidden` by which find-in-page and links to a text still find a part, in browsers that fire `beforematch`. */
const CLOSED_PREVIEW = 'onbeforematch' in document ? 'until-found' : true

const list = document.querySelector('[data-previews]') as HTMLElement
const products = [...list.querySelectorAll<HTMLElement>('[data-id]')]
const wide = matchMedia(WIDE_QUERY)
let hoverTimer: ReturnType<typeof setTimeout> | undefined
let hovered: HTMLElement | undefined
let lastPosition = ''

for (const product of products) {
  // Not pointerenter: it also fires when the page scrolls and the pointer does not move.
  product.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'touch') onHover(product, event)
  })
  product.addEventListener('pointerleave', onLeave)
  product.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches(':focus-visible')) open(product)
  })
  product.addEventListener('beforematch', () => open(product))
  linkOf(product).addEventListener('click', (event) => {
    const { pointerType } = event as PointerEvent
    // Follow the link on a mouse click: hovering has already shown the preview.
    if (pointerType === 'mouse' && wide.matches) return
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    // A tap first hovers the product, which may show its preview. `data-opened` changes only on taps and focus.
    if (isOpen(product) && (pointerType !== 'touch' || 'opened' in product.dataset)) return
    event.preventDefault()
    open(product)
  })
}
wide.addEventListener('change', syncExpanded)
syncExpanded()

/** Shows a product's preview next to the list if the pointer stays on the product for HOVER_DELAY_MS. */
function onHover(product: HTMLElement, { screenX, screenY }: PointerEvent): void {
  const position = `${screenX} ${screenY}`
  // WebKit fires pointermove also when the page scrolls and the pointer does not move.
  const hasMoved = position !== lastPosition
  lastPosition = position
  if (!hasMoved || product === hovered) return
  onLeave()
  hovered = product
  hoverTimer = setTimeout(() => {
    // Keep the preview that contains the focus: if it were hidden, the focus would be lost.
    if (!document.activeElement?.closest('[data-preview]')) show(product)
  }, HOVER_DELAY_MS)
}

function onLeave(): void {
  clearTimeout(hoverTimer)
  hovered = undefined
}

/** Shows a preview next to the list on wide screens, or below the name on narrow ones. */
function open(product: HTMLElement): void {
  onLeave()
  product.dataset.opened = ''
  show(product)
}

function show(product: HTMLElement): void {
  // From now on previews fade in. The first one is there when the page opens.
  list.dataset.used = ''
  for (const each of products) each.toggleAttribute('data-shown', each === product)
  syncExpanded()
}

function isOpen({ dataset }: HTMLElement): boolean {
  return (wide.matches ? 'shown' : 'opened') in dataset
}

function syncExpanded(): void {
  for (const product of products) {
    linkOf(product).setAttribute('aria-expanded', `${isOpen(product)}`)
    ;(product.querySelector('[data-preview]') as HTMLElement).hidden = !isOpen(product) && CLOSED_PREVIEW
  }
}

function linkOf(product: HTMLElement): HTMLElement {
  return product.querySelector('h2 a') as HTMLElement
}
