import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'

type ShownProduct = {
  /** The product whose preview is shown next to the list. */
  shownId: string | undefined
  /** The products whose previews are open below their names. */
  openedIds: readonly string[]
  /** False until hydration: until then the style sheet shows previews on hover. */
  isHydrated: boolean
  /** Whether the visitor sees the preview of a product. */
  isOpen: (id: string) => boolean
  /** Shows a product's preview next to the list if the pointer stays on the product. */
  onHover: (id: string, position: PointerPosition) => void
  onLeave: () => void
  /** Whether previews are shown next to the list; otherwise they open below the names. */
  isWide: boolean
  /** Shows a preview, next to the list or below the name. */
  open: (id: string) => void
  list: RefObject<HTMLOListElement | null>
}

/** Position of the pointer on the screen, which scrolling doesn't change. */
type PointerPosition = { screenX: number; screenY: number }

/** Holds which previews are shown: initially that of the first product. */
export function useShownProduct(products: readonly { id: string }[]): ShownProduct {
  const first = products[0]?.id
  const [shownId, show] = useState(first)
  const [openedIds, setOpenedIds] = useState<readonly string[]>(first === undefined ? [] : [first])
  const [isHydrated, setHydrated] = useState(false)
  const isWide = useSyncExternalStore(
    watchWidth,
    () => matchMedia(WIDE_QUERY).matches,
    () => true,
  )
  const list = useRef<HTMLOListElement>(null)
  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hoveredId = useRef<string>(undefined)
  const lastPosition = useRef('')

  useLayoutEffect(() => {
    setHydrated(true)
    const focused = idOf(list.current, ':has(:focus-visible)')
    // A tap leaves `:hover` on the element, but is no hover.
    const hovered = matchMedia('(hover: hover)').matches ? idOf(list.current, ':hover') : undefined
    const initial = focused ?? hovered
    if (initial !== undefined) show(initial)
    if (focused !== undefined) setOpenedIds((ids) => including(focused, ids))
  }, [])

  const onLeave = () => {
    clearTimeout(hoverTimer.current)
    hoveredId.current = undefined
  }
  const onHover = (id: string, { screenX, screenY }: PointerPosition) => {
    const position = `${screenX} ${screenY}`
    // WebKit also fires this event when the page scrolls under a resting pointer.
    const hasMoved = position !== lastPosition.current
    lastPosition.current = position
    if (!hasMoved || id === hoveredId.current) return
    onLeave()
    hoveredId.current = id
    hoverTimer.current = setTimeout(() => {
      // Hiding the preview that contains the focus would lose the focus.
      if (!list.current?.querySelector('[data-preview]:focus-within')) show(id)
    }, HOVER_DELAY_MS)
  }
  const open = (id: string) => {
    onLeave()
    show(id)
    setOpenedIds((ids) => including(id, ids))
  }
  const isOpen = (id: string) => (isWide ? id === shownId : openedIds.includes(id))
  return { shownId, openedIds, isHydrated, isOpen, onHover, onLeave, isWide, open, list }
}

/** Time that the pointer must stay on a name. */
const HOVER_DELAY_MS = 60

/** Same as in the style sheet. */
const WIDE_QUERY = '(min-width: 1121px)'

/** Returns the id of the first product in the list that matches a selector like `:hover`. */
function idOf(list: HTMLElement | null, selector: string): string | undefined {
  return list?.querySelector<HTMLElement>(`:scope > ${selector}`)?.dataset.id
}

function including(id: string, ids: readonly string[]): readonly string[] {
  return ids.includes(id) ? ids : [...ids, id]
}

function watchWidth(onChange: () => void): () => void {
  const media = matchMedia(WIDE_QUERY)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
