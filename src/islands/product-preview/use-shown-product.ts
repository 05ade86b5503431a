import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'

type ShownProduct = {
  /** The one whose preview stands beside the list. */
  shownId: string | undefined
  /** Those whose previews are open in place. */
  openedIds: readonly string[]
  /** False in the built page and until the island runs: then the style sheet alone shows what is pointed at. */
  isHydrated: boolean
  /** Whether the visitor sees the preview of a product. */
  isOpen: (id: string) => boolean
  /** Shows a product's preview next to the list if the pointer, which has just moved, stays on the product. */
  onHover: (id: string, place: PointerPlace) => void
  onLeave: () => void
  /** Whether there is room for previews next to the list; elsewhere they open in place. */
  hasRoomBeside: boolean
  /** Shows a preview, in whichever place there is for it. */
  open: (id: string) => void
  list: RefObject<HTMLOListElement | null>
}

/** Where the pointer is on the screen: scrolling changes what lies under it, but not this. */
type PointerPlace = { screenX: number; screenY: number }

/** Which previews are shown: at first that of the first product. */
export function useShownProduct(products: readonly { id: string }[]): ShownProduct {
  const first = products[0]?.id
  const [shownId, show] = useState(first)
  const [openedIds, setOpenedIds] = useState<readonly string[]>(first === undefined ? [] : [first])
  const [isHydrated, setHydrated] = useState(false)
  const hasRoomBeside = useSyncExternalStore(
    watchRoom,
    () => matchMedia(WIDE_QUERY).matches,
    () => true,
  )
  const list = useRef<HTMLOListElement>(null)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pointedAt = useRef<string>(undefined)
  const lastPlace = useRef('')

  useLayoutEffect(() => {
    setHydrated(true)
    const focused = idOf(list.current, ':has(:focus-visible)')
    // A finger leaves `:hover` behind it, but has pointed at nothing.
    const hovered = matchMedia('(hover: hover)').matches ? idOf(list.current, ':hover') : undefined
    const wanted = focused ?? hovered
    if (wanted !== undefined) show(wanted)
    if (focused !== undefined) setOpenedIds((ids) => including(focused, ids))
  }, [])

  const onLeave = () => {
    clearTimeout(rest.current)
    pointedAt.current = undefined
  }
  const onHover = (id: string, { screenX, screenY }: PointerPlace) => {
    const place = `${screenX} ${screenY}`
    // WebKit also sends this event when the page scrolls under a pointer that does not move.
    const hasMoved = place !== lastPlace.current
    lastPlace.current = place
    if (!hasMoved || id === pointedAt.current) return
    onLeave()
    pointedAt.current = id
    rest.current = setTimeout(() => {
      // Hiding a preview that has the focus would lose the focus.
      if (!list.current?.querySelector('[data-preview]:focus-within')) show(id)
    }, HOVER_DELAY_MS)
  }
  const open = (id: string) => {
    onLeave()
    show(id)
    setOpenedIds((ids) => including(id, ids))
  }
  const isOpen = (id: string) => (hasRoomBeside ? id === shownId : openedIds.includes(id))
  return { shownId, openedIds, isHydrated, isOpen, onHover, onLeave, hasRoomBeside, open, list }
}

/** How long a pointer stays on a name before it means it, in ms. */
const HOVER_DELAY_MS = 60

/** As in the style sheet. */
const WIDE_QUERY = '(min-width: 1121px)'

/** Id of the product in the list that is in a state, like `:hover`. */
function idOf(list: HTMLElement | null, state: string): string | undefined {
  return list?.querySelector<HTMLElement>(`:scope > ${state}`)?.dataset.id
}

function including(id: string, ids: readonly string[]): readonly string[] {
  return ids.includes(id) ? ids : [...ids, id]
}

function watchRoom(onChange: () => void): () => void {
  const media = matchMedia(WIDE_QUERY)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
