import { inkOf } from '../../pattern/dyes.ts'
import { makersMark } from '../../pattern/makers-mark.ts'
import { attrs, path, rect } from '../../pattern/svg.ts'
import { type Arrangement, CARD, type Card, type Plate } from './card.ts'
import type { DisplayFace, TextStyle } from './display-face.ts'
import { fitTitle, LEADING } from './fit-title.ts'
import { photographAsData } from './photograph.ts'

/** Colours of the placard, which a file cannot take from the page's style sheet; a test keeps them equal. */
export const PLACARD_COLOURS = { card: '#FCFBF8', ink: '#161F47' } as const

/** Draws a card as SVG. It names no font: every letter is a shape. */
export async function composeCard(card: Card, siteName: string, face: DisplayFace): Promise<string> {
  const ink = inkOf(card.ground, 'file')
  const onPlacard = card.arrangement === 'placard'
  const colour = onPlacard ? PLACARD_COLOURS.ink : ink.line
  const { brand, lines, placard } = arrange(card, face)
  const name: Line = {
    text: siteName,
    style: { weight: 700, size: BRAND.text, tracking: -0.01 },
    x: brand.x + BRAND.mark + BRAND.gap,
    // Capitals, 0.7 em high, in the middle of the mark.
    y: brand.y + BRAND.mark / 2 + BRAND.text * 0.35,
  }
  const lettering = [name, ...lines].map(({ text, style, x, y }) =>
    path(face.outline(text, style), { transform: `translate(${x} ${y})` }),
  )
  const plates = await Promise.all(card.plates.map(hang))
  const mark = makersMark(siteName, { palette: 'file' }).replaceAll(inkOf('room', 'file').line, colour)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    path(rect(0, 0, CARD.width, CARD.height), { fill: ink.ground }),
    ...plates,
    placard && path(rect(...placard), { fill: PLACARD_COLOURS.card }),
    nest(mark, { ...brand, width: BRAND.mark, height: BRAND.mark }),
    `<g fill="${colour}">${lettering.join('')}</g>`,
    '</svg>',
  ].join('')
}

const BRAND = { mark: 54, gap: 18, text: 38 }
const LABEL = { size: 33, gap: 32, style: { weight: 600, size: 33 } } as const
/** How far a placard reaches beyond its words. */
const PADDING = 44
const MARGIN = 56
const TRACKING = -0.026
/** Height of capitals, and the bearing left of them, in parts of the em. */
const CAPITAL = 0.7
const BEARING = 0.05
const SMALLEST = 44

/** Where words may stand: their left edge, width, most height of the title, and its largest size. */
type Room = { x: number; width: number; height: number; largest: number }

type Line = { text: string; style: TextStyle; x: number; y: number }
type Arranged = {
  brand: { x: number; y: number }
  lines: Line[]
  placard?: [x: number, y: number, width: number, height: number]
}

function arrange(card: Card, face: DisplayFace): Arranged {
  const room = roomFor(card)
  const { size, lines } = fitTitle(card.title, { ...room, smallest: SMALLEST }, (text, weight) =>
    face.measure(text, { weight, size: 1, tracking: TRACKING }),
  )
  const titleHeight = (CAPITAL + (lines.length - 1) * LEADING) * size
  const height = titleHeight + labelHeight(card)
  const top = WORDS_TOP[card.arrangement](height)
  const words = lines.map(({ text, weight }, index) => ({
    text,
    style: { weight, size, tracking: TRACKING },
    x: room.x - BEARING * size,
    y: top + (CAPITAL + index * LEADING) * size,
  }))
  const label = card.label
    ? [{ text: card.label, style: LABEL.style, x: room.x, y: top + height }]
    : []
  const brandY = card.arrangement === 'placard' ? top - BRAND_GAP - BRAND.mark : MARGIN
  return {
    brand: { x: room.x, y: brandY },
    lines: [...words, ...label],
    ...(card.arrangement === 'placard' && {
      placard: [
        room.x - PADDING,
        brandY - PADDING,
        room.width + 2 * PADDING,
        height + BRAND_GAP + BRAND.mark + 2 * PADDING,
      ],
    }),
  }
}

/** Between the mark and the title. */
const BRAND_GAP = 42
const BOTTOM = CARD.height - MARGIN

/** Where the title begins, by its height and its label's. */
const WORDS_TOP: Record<Arrangement, (height: number) => number> = {
  placard: (height) => CARD.height - 48 - PADDING - height,
  beside: (height) => BOTTOM - height,
  above: () => MARGIN + BRAND.mark + BRAND_GAP,
}

function roomFor(card: Card): Room {
  if (card.arrangement === 'placard') return { x: 48 + PADDING, width: 540, height: 320, largest: 116 }
  const top = WORDS_TOP.above(0)
  const floor = Math.min(...card.plates.map(({ y }) => y)) - 28
  return card.arrangement === 'beside'
    ? { x: MARGIN, width: 600, height: BOTTOM - top - labelHeight(card), largest: 132 }
    : { x: MARGIN, width: CARD.width - 2 * MARGIN, height: floor - top - labelHeight(card), largest: 132 }
}

function labelHeight({ label }: Card): number {
  return label ? LABEL.gap + LABEL.size * CAPITAL : 0
}

async function hang({ x, y, width, height, ...picture }: Plate): Promise<string> {
  const place = { x, y, width, height }
  if (picture.svg !== undefined) return nest(picture.svg, place)
  return `<image${attrs({ ...place, href: await photographAsData(picture.photograph, width, height) })}/>`
}

/** A drawing as a part of another. */
function nest(svg: string, place: { x: number; y: number; width: number; height: number }): string {
  const end = svg.indexOf('>')
  return svg.slice(0, end).replaceAll(/ (?:width|height)="[^"]*"/g, '') + attrs(place) + svg.slice(end)
}
