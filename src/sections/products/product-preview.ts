/** Time that the pointer must stay on a product before its preview is shown. */
const HOVER_DELAY_MS = 60

/** Window widths at which previews are next to the list. Same as in ProductList.module.css. */
const WIDE_QUERY = '(min-width: 1000px)'

/** Value of `hidden` by which find-in-page and links to a text still find a part, in browsers that fire `beforematch`. */
const CLOSED_PREVIEW = 'onbeforematch' in document ? 'until-found' : true

const list = document.querySelector('[data-previews]') as HTMLElement
const products = [...list.querySelectorAll<HTMLElement>('[data-id]')]
const strips = [...list.querySelectorAll<HTMLElement>('[data-strip]')]
const wide = matchMedia(WIDE_QUERY)
let hoverTimer: ReturnType<typeof setTimeout> | undefined
let hovered: HTMLElement | undefined
let lastPosition = ''

for (const product of products) {
  // Not pointerenter: it also fires when the page scrolls and the pointer does not move.
  product.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'mouse' && wide.matches) onHover(product, event)
  })
  product.addEventListener('pointerleave', onLeave)
  product.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches(':focus-visible')) show(product, target as Element)
  })
  product.addEventListener('beforematch', () => show(product))
  linkOf(product).addEventListener('click', (event) => {
    const { pointerType } = event as PointerEvent
    // Follow the link on a mouse click: hovering has already shown the preview.
    if (pointerType === 'mouse' && wide.matches) return
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!isShown(product)) {
      event.preventDefault()
      show(product, linkOf(product))
    } else if (pointerType && !wide.matches) {
      // A tap closes the row again. Its preview has a link to the page, which Enter opens from here.
      event.preventDefault()
      show(undefined)
    }
  })
}
show(products[0])
list.dataset.ready = ''

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

/** Shows the preview of a product, and hides those of the others. If one above it closes, `target` stays in view. */
function show(shown: HTMLElement | undefined, target?: Element): void {
  onLeave()
  // From the second time on previews fade in. The first one is there when the page opens.
  list.toggleAttribute('data-used', list.dataset.used !== undefined || shown !== products[0])
  for (const [index, product] of products.entries()) {
    const isOpen = product === shown
    product.toggleAttribute('data-shown', isOpen)
    linkOf(product).setAttribute('aria-expanded', `${isOpen}`)
    previewOf(product).hidden = !isOpen && CLOSED_PREVIEW
    strips[index]?.setAttribute('data-strip', isOpen ? 'shown' : '')
  }
  target?.scrollIntoView({ block: 'nearest' })
}

function isShown({ dataset }: HTMLElement): boolean {
  return dataset.shown !== undefined
}

function linkOf(product: HTMLElement): HTMLElement {
  return product.querySelector('h2 a') as HTMLElement
}

function previewOf(product: HTMLElement): HTMLElement & { hidden: boolean | 'until-found' } {
  return product.querySelector('[data-preview]') as HTMLElement
}
