import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { inkOf } from '../../pattern/dyes.ts'
import { makersMark } from '../../pattern/makers-mark.ts'
import { attrs, path, rect } from '../../pattern/svg.ts'
import { type Arrangement, CARD, type Card, type Plate } from './card.ts'
import type { DisplayFace } from './display-face.ts'
import { fitTitle, LEADING } from './fit-title.ts'

/** Colours of the page that a file cannot take from its style sheet; a test keeps them equal. */
export const PAGE_COLOURS = { wall: '#F5F4EF', card: '#FCFBF8', ink: '#161F47' } as const

/** Draws a card. It names no font: every letter is a shape. */
export function composeCard(card: Card, siteName: string, face: DisplayFace): string {
  const place = PLACES[card.arrangement]
  const onPlacard = card.arrangement === 'placard'
  const ink = inkOf(card.ground, 'file')
  const colour = onPlacard ? PAGE_COLOURS.ink : ink.line
  const wall = onPlacard ? PAGE_COLOURS.wall : ink.ground

  const title = fitTitle(
    card.title,
    { width: place.width, height: place.height, largest: place.largest, smallest: SMALLEST },
    (text, weight) => face(text, { weight, size: 1, tracking: TRACKING }).width,
  )
  const titleHeight = (title.lines.length - 1) * LEADING * title.size + CAP_HEIGHT * title.size
  const labelHeight = card.label ? LABEL.gap + LABEL.size : 0
  const height = BRAND.size + place.brandGap + titleHeight + labelHeight
  const top = place.bottom === undefined ? place.y : place.bottom - height
  const brandTop = place.brandY ?? top
  const firstLine = top + BRAND.size + place.brandGap + CAP_HEIGHT * title.size

  const words = [
    ...title.lines.map(({ text, weight }, index) => ({
      text,
      style: { weight, size: title.size, tracking: TRACKING },
      x: place.x - title.size * SIDE_BEARING,
      y: firstLine + index * LEADING * title.size,
    })),
    {
      text: siteName,
      style: { weight: 700, size: BRAND.text, tracking: -0.01 },
      x: place.x + BRAND.size + 18,
      y: brandTop + BRAND.size / 2 + BRAND.text * 0.3,
    },
    ...(card.label
      ? [
          {
            text: card.label,
            style: { weight: 500, size: LABEL.size },
            x: place.x,
            y: top + height,
          },
        ]
      : []),
  ]
  const lettering = words
    .map(({ text, style, x, y }) => path(face(text, style).d, { transform: `translate(${x} ${y})` }))
    .join('')
  const placard = onPlacard
    ? path(
        rect(
          place.x - PLACARD.padding,
          top - PLACARD.padding,
          place.width + 2 * PLACARD.padding,
          height + 2 * PLACARD.padding,
        ),
        { fill: PAGE_COLOURS.card },
      )
    : ''
  const mark = makersMark(siteName, { size: 64, palette: 'file' })
    .replaceAll(inkOf('room', 'file').line, colour)
    .replace(/^<svg[^>]*>/, `<svg x="${place.x}" y="${brandTop}" width="${BRAND.size}" height="${BRAND.size}" viewBox="0 0 64 64">`)

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    path(rect(0, 0, CARD.width, CARD.height), { fill: wall }),
    ...card.plates.map(place1),
    placard,
    mark,
    `<g fill="${colour}">${lettering}</g></svg>`,
  ].join('')
}
const place1 = hang

const SMALLEST = 44
const TRACKING = -0.026
const CAP_HEIGHT = 0.7
const SIDE_BEARING = 0.06
const BRAND = { size: 54, text: 36 }
const LABEL = { size: 31, gap: 34 }
const PLACARD = { padding: 44 }

type Place = { x: number; y: number; width: number; height: number; largest: number; brandGap: number; bottom?: number; brandY?: number }

const PLACES: Record<Arrangement, Place> = {
  placard: { x: 92, y: 0, bottom: 538, width: 540, height: 300, largest: 116, brandGap: 44 },
  beside: { x: 56, y: 0, bottom: 574, width: 600, height: 390, largest: 132, brandGap: 44, brandY: 56 },
  above: { x: 56, y: 56, width: 1080, height: 230, largest: 112, brandGap: 44 },
}

function hang({ x, y, width, height, ...picture }: Plate): string {
  const at = attrs({ x, y, width, height })
  if (picture.svg !== undefined)
    return picture.svg.replace(/^<svg[^>]*?(viewBox="[^"]*")[^>]*>/, `<svg${at} $1 preserveAspectRatio="xMidYMid slice">`)
  const data = readFileSync(picture.photograph).toString('base64')
  const type = extname(picture.photograph).slice(1).replace('jpg', 'jpeg').replace('svg', 'svg+xml')
  return `<image${at} preserveAspectRatio="xMidYMid slice" href="data:image/${type};base64,${data}"/>`
}
