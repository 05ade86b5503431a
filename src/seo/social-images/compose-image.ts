import { coloursOn } from '#src/pattern/core/palette.ts'
import { attrs, path, rect } from '#src/pattern/core/svg.ts'
import { logoMark } from '#src/pattern/dagi/logo-mark.ts'
import { LIGHT } from '#src/styles/palette.ts'
import { arrangeWords } from './arrange-words.ts'
import type { DisplayFace } from './display-font.ts'
import { photographAsData } from './photograph.ts'
import { type Artwork, CARD, type Card, type Place } from './social-image.ts'

/** Draws a card as SVG. It names no font: every letter is a shape. */
export async function composeCard(card: Card, siteName: string, face: DisplayFace): Promise<string> {
  const { mark, lines, placard } = arrangeWords(card, siteName, face)
  const colours = coloursOn(card.background, 'file')
  const colour = placard ? LIGHT.ink : colours.line
  const lettering = lines.map(({ text, style, x, y }) =>
    path(face.outline(text, style), { transform: `translate(${x} ${y})` }),
  )
  const plates = await Promise.all(card.plates.map(hang))
  const seal = logoMark(siteName, { palette: 'file' }).replaceAll(coloursOn('inherit', 'file').line, colour)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    path(rect(0, 0, CARD.width, CARD.height), { fill: colours.background }),
    ...plates,
    placard ? sheetOf(placard) : '',
    nest(seal, mark),
    `<g fill="${colour}">${lettering.join('')}</g>`,
    '</svg>',
  ].join('')
}

async function hang({ svg, photograph, ...place }: Artwork): Promise<string> {
  if (svg !== undefined) return nest(svg, place)
  const href = await photographAsData(photograph, place.width, place.height)
  return `<image${attrs({ ...place, href })}/>`
}

/** A drawing as a part of another. */
function nest(svg: string, place: Place): string {
  const end = svg.indexOf('>')
  return svg.slice(0, end).replaceAll(/ (?:width|height)="[^"]*"/g, '') + attrs(place) + svg.slice(end)
}

function sheetOf({ x, y, width, height }: Place): string {
  return path(rect(x, y, width, height), {
    fill: LIGHT.card,
    stroke: LIGHT.ink,
    'stroke-opacity': '.25',
    'stroke-width': 2,
  })
}
