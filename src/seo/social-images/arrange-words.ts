import type { DisplayFace, TextStyle } from './display-font.ts'
import { CAPITAL, fitTitle, heightOf, LEADING } from './fit-title.ts'
import { CARD, type Card, type Place } from './social-image.ts'

/** A line of text and where its baseline begins, in px. */
export type Line = { text: string; style: TextStyle; x: number; y: number }

export type ArrangedWords = { mark: Place; lines: Line[]; placard?: Place }

/** Finds the place of every word on a card: the group's name beside its mark, the title, the label. */
export function arrangeWords(card: Card, siteName: string, face: DisplayFace): ArrangedWords {
  const room = roomFor(card)
  const { size, lines } = fitTitle(card.title, room, (text, weight) =>
    face.measure(text, { weight, size: 1, tracking: TRACKING }),
  )
  const height = heightOf(lines.length) * size + labelHeight(card)
  const top = card.arrangement === 'above' ? room.top : room.bottom - height
  const title = lines.map(({ text, weight }, index) => ({
    text,
    style: { weight, size, tracking: TRACKING },
    x: room.x - BEARING * size,
    y: top + (CAPITAL + index * LEADING) * size,
  }))
  const onPlacard = card.arrangement === 'placard'
  const mark = {
    x: room.x,
    y: onPlacard ? top - BRAND.below - BRAND.mark : MARGIN,
    width: BRAND.mark,
    height: BRAND.mark,
  }
  const name = {
    text: siteName,
    style: BRAND.style,
    x: mark.x + BRAND.mark + BRAND.beside,
    y: mark.y + (BRAND.mark + BRAND.style.size * CAPITAL) / 2,
  }
  const label = labelLines(card, { x: room.x, y: top + height, width: room.width }, face)
  const words = [name, ...title, ...label]
  if (!onPlacard) return { mark, lines: words }
  const right = Math.max(...words.map(({ text, style, x }) => x + face.measure(text, style)))
  const placard = around({ ...mark, width: right - mark.x, height: room.bottom - mark.y })
  return { mark, lines: words, placard }
}

const MARGIN = 56
const TRACKING = -0.026
/** The space that the face leaves left of capitals, in parts of the em. */
const BEARING = 0.05
const BRAND = { mark: 54, beside: 18, below: 42, style: { weight: 700, size: 38, tracking: -0.01 } }
const LABEL = { above: 46, style: { weight: 600, size: 33 } }
/** How far a placard hangs from the corner of the card, and how far it reaches beyond its words. */
const PLACARD = { margin: 48, padding: 44 }

/** Where title and label may stand; `height` is the title's own. */
type Room = { x: number; top: number; bottom: number; width: number; height: number; largest: number }

function roomFor(card: Card): Room {
  const top = MARGIN + BRAND.mark + BRAND.below
  if (card.arrangement === 'placard') {
    const inset = PLACARD.margin + PLACARD.padding
    return { x: inset, top, bottom: CARD.height - inset, width: 556, height: 264, largest: 150 }
  }
  const bottom = card.arrangement === 'above' ? card.floor : CARD.height - MARGIN
  const width = card.arrangement === 'above' ? CARD.width - 2 * MARGIN : 600
  return { x: MARGIN, top, bottom, width, height: bottom - top - labelHeight(card), largest: 132 }
}

function labelHeight({ label }: Card): number {
  return label ? LABEL.above + LABEL.style.size * CAPITAL : 0
}

/** The label in one line, smaller where it would run too far. */
function labelLines(
  { label }: Card,
  { x, y, width }: { x: number; y: number; width: number },
  face: DisplayFace,
): Line[] {
  if (!label) return []
  const scale = Math.min(1, width / face.measure(label, LABEL.style))
  return [{ text: label, style: { ...LABEL.style, size: LABEL.style.size * scale }, x, y }]
}

function around({ x, y, width, height }: Place): Place {
  const { padding } = PLACARD
  return { x: x - padding, y: y - padding, width: width + 2 * padding, height: height + 2 * padding }
}
