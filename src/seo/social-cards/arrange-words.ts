import { type Box, CARD_SIZE, type Card } from './card.ts'
import type { DisplayFont, TextStyle } from './display-font.ts'
import { CAP_HEIGHT, fitTitle, LINE_HEIGHT, titleHeight } from './fit-title.ts'

/** A line of text and the start of its baseline, in px. */
export type Line = { text: string; style: TextStyle; x: number; y: number }

/** Boxes of the logo mark and, in the layout `panel`, of the panel. */
export type ArrangedWords = { mark: Box; lines: Line[]; panel?: Box }

/** Returns the positions of all words on a card: the group's name next to its mark, the title and the label. */
export function arrangeWords(card: Card, siteName: string, font: DisplayFont): ArrangedWords {
  const area = textArea(card, font)
  const { size, lines } = fitTitle(card.title, area, (text, weight) =>
    font.measure(text, { weight, size: 1, tracking: TRACKING }),
  )
  const result = resultLines(card, area, font)
  const height = titleHeight(lines.length) * size + result.height + labelHeight(card)
  const top = card.layout === 'rows' ? area.top : area.bottom - height
  const title = lines.map(({ text, weight }, index) => ({
    text,
    style: { weight, size, tracking: TRACKING },
    x: area.x - SIDE_BEARING * size,
    y: top + (CAP_HEIGHT + index * LINE_HEIGHT) * size,
  }))
  const hasPanel = card.layout === 'panel'
  const mark = {
    x: area.x,
    y: hasPanel ? top - BRAND.below - BRAND.mark : MARGIN,
    width: BRAND.mark,
    height: BRAND.mark,
  }
  const name = {
    text: siteName,
    style: BRAND.style,
    x: mark.x + BRAND.mark + BRAND.gap,
    y: mark.y + (BRAND.mark + BRAND.style.size * CAP_HEIGHT) / 2,
  }
  const label = labelLines(card, { x: area.x, y: top + height, width: area.width }, font)
  const resultTop = top + titleHeight(lines.length) * size
  const words = [
    name,
    ...title,
    ...result.lines.map((line) => ({ ...line, y: resultTop + line.y })),
    ...label,
  ]
  if (!hasPanel) return { mark, lines: words }
  const right = Math.max(...words.map(({ text, style, x }) => x + font.measure(text, style)))
  const panel = addPadding({ ...mark, width: right - mark.x, height: area.bottom - mark.y })
  return { mark, lines: words, panel }
}

const MARGIN = 56
const TRACKING = -0.026
/** Space to the left of capitals in this font, in em. */
const SIDE_BEARING = 0.05
const BRAND = { mark: 54, gap: 18, below: 42, style: { weight: 700, size: 38, tracking: -0.01 } }
const RESULT = {
  above: 44,
  value: { weight: 780, size: 72, tracking: -0.02 },
  between: 20,
  label: { weight: 600, size: 34 },
}
const LABEL = { above: 46, style: { weight: 600, size: 33 } }
/** Distance of the panel from the corner of the card, and its padding, in px. */
const PANEL = { margin: 48, padding: 44 }

/** The area for title and label, in px. `height` is the height available for the title. */
type TextArea = { x: number; top: number; bottom: number; width: number; height: number; maxSize: number }

function textArea(card: Card, font: DisplayFont): TextArea {
  const top = MARGIN + BRAND.mark + BRAND.below
  if (card.layout === 'panel') {
    const inset = PANEL.margin + PANEL.padding
    const area = { x: inset, top, bottom: CARD_SIZE.height - inset, maxSize: 150 }
    if (!card.result) return { ...area, width: 556, height: 264 }
    const width = 640
    return { ...area, width, height: 376 - resultLines(card, { x: inset, width }, font).height }
  }
  const bottom = card.layout === 'rows' ? card.textBottom : CARD_SIZE.height - MARGIN
  const width = card.layout === 'rows' ? CARD_SIZE.width - 2 * MARGIN : 600
  return { x: MARGIN, top, bottom, width, height: bottom - top - labelHeight(card), maxSize: 132 }
}

function labelHeight({ label }: Card): number {
  return label ? LABEL.above + LABEL.style.size * CAP_HEIGHT : 0
}

/** Returns the label as one line, reduced in size if it is too long. */
function labelLines(
  { label }: Card,
  { x, y, width }: { x: number; y: number; width: number },
  font: DisplayFont,
): Line[] {
  if (!label) return []
  const scale = Math.min(1, width / font.measure(label, LABEL.style))
  return [{ text: label, style: { ...LABEL.style, size: LABEL.style.size * scale }, x, y }]
}

/** Returns the lines of the result and their height. Their `y` is the distance from the last baseline of the title. */
function resultLines(
  { result }: Card,
  { x, width }: { x: number; width: number },
  font: DisplayFont,
): { lines: Line[]; height: number } {
  if (!result) return { lines: [], height: 0 }
  const { above, value, between, label } = RESULT
  const valueY = above + value.size * CAP_HEIGHT
  const parts = [{ text: result.label, weight: label.weight }]
  const box = { width, height: titleHeight(2) * label.size, maxSize: label.size }
  const fitted = fitTitle(parts, box, (text, weight) => font.measure(text, { weight, size: 1 }))
  const labelTop = valueY + between
  const lines = fitted.lines.map(({ text, weight }, index) => ({
    text,
    style: { weight, size: fitted.size },
    x,
    y: labelTop + (CAP_HEIGHT + index * LINE_HEIGHT) * fitted.size,
  }))
  return {
    lines: [{ text: result.value, style: value, x: x - SIDE_BEARING * value.size, y: valueY }, ...lines],
    height: labelTop + titleHeight(fitted.lines.length) * fitted.size,
  }
}

function addPadding({ x, y, width, height }: Box): Box {
  const { padding } = PANEL
  return { x: x - padding, y: y - padding, width: width + 2 * padding, height: height + 2 * padding }
}
