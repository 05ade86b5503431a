import {
  type RefObject,
  startTransition,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'

type ShownProduct = {
  /** The product whose preview is shown next to the list. */
  shownId: string | undefined
  /** The products whose previews are open below their names. */
  openedIds: readonly string[]
  /** False until hydration. Before hydration, the style sheet shows previews on hover. */
  isHydrated: boolean
  /** Returns whether the preview of a product is visible. */
  isOpen: (id: string) => boolean
  /** Shows a product's preview next to the list if the pointer stays on the product for HOVER_DELAY_MS. */
  onHover: (id: string, position: PointerPosition) => void
  onLeave: () => void
  /** Whether previews are shown next to the list; otherwise they open below the names. */
  isWide: boolean
  /** Shows a preview next to the list on wide screens, or below the name on narrow ones. */
  open: (id: string) => void
  list: RefObject<HTMLOListElement | null>
}

/** Position of the pointer on the screen, not on the page, so that scrolling does not change the position. */
type PointerPosition = { screenX: number; screenY: number }

/** Holds which previews are shown. Initially the preview of the first product is shown. */
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
    // After a tap, `:hover` still matches the tapped element, so it is ignored on touch screens.
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
    // WebKit fires pointermove also when the page scrolls and the pointer does not move.
    const hasMoved = position !== lastPosition.current
    lastPosition.current = position
    if (!hasMoved || id === hoveredId.current) return
    onLeave()
    hoveredId.current = id
    hoverTimer.current = setTimeout(() => {
      // Keep the preview that contains the focus: if it were hidden, the focus would be lost.
      if (!document.activeElement?.closest('[data-preview]')) show(id)
    }, HOVER_DELAY_MS)
  }
  const open = (id: string) => {
    onLeave()
    show(id)
    // The name is shown as chosen first: layout and paint of a product screen take longer than INP allows.
    startTransition(() => setOpenedIds((ids) => including(id, ids)))
  }
  const isOpen = (id: string) => (isWide ? id === shownId : openedIds.includes(id))
  return { shownId, openedIds, isHydrated, isOpen, onHover, onLeave, isWide, open, list }
}

/** Time that the pointer must stay on a product before its preview is shown. */
const HOVER_DELAY_MS = 60

/** Window widths at which previews are next to the list. Same as in ProductPreview.module.css. */
const WIDE_QUERY = '(min-width: 1121px)'

/** Returns the id of the first product whose list item matches a selector like `:hover`. */
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
