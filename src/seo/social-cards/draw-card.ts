import { coloursOn } from '#src/pattern/core/palette.ts'
import { attrs, path, rect } from '#src/pattern/core/svg.ts'
import { logoMark } from '#src/pattern/dagi/logo-mark.ts'
import { LIGHT } from '#src/styles/palette.ts'
import { arrangeWords } from './arrange-words.ts'
import { type Box, CARD_SIZE, type Card, type CardPicture } from './card.ts'
import type { DisplayFont } from './display-font.ts'
import { photographAsDataUrl } from './photograph.ts'

/** Draws a card as SVG. Its text is converted to outlines, so that rendering needs no font. */
export async function drawCard(card: Card, siteName: string, font: DisplayFont): Promise<string> {
  const { mark, lines, panel } = arrangeWords(card, siteName, font)
  const colours = coloursOn(card.background, 'file')
  const textColour = panel ? LIGHT.ink : colours.line
  const words = lines.map(({ text, style, x, y }) =>
    path(font.outline(text, style), { transform: `translate(${x} ${y})` }),
  )
  const pictures = await Promise.all(card.pictures.map(drawPicture))
  const logo = logoMark(siteName, { palette: 'file' }).replaceAll(
    coloursOn('inherit', 'file').line,
    textColour,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">`,
    path(rect(0, 0, CARD_SIZE.width, CARD_SIZE.height), { fill: colours.background }),
    ...pictures,
    panel ? drawPanel(panel) : '',
    nest(logo, mark),
    `<g fill="${textColour}">${words.join('')}</g>`,
    '</svg>',
  ].join('')
}

async function drawPicture({ svg, photograph, ...box }: CardPicture): Promise<string> {
  if (svg !== undefined) return nest(svg, box)
  const href = await photographAsDataUrl(photograph, box.width, box.height)
  return `<image${attrs({ ...box, href })}/>`
}

/** Sets position and size of an `<svg>` element, so that it can be nested in another `<svg>` element. */
function nest(svg: string, box: Box): string {
  const end = svg.indexOf('>')
  return svg.slice(0, end).replaceAll(/ (?:width|height)="[^"]*"/g, '') + attrs(box) + svg.slice(end)
}

function drawPanel({ x, y, width, height }: Box): string {
  return path(rect(x, y, width, height), {
    fill: LIGHT.card,
    stroke: LIGHT.ink,
    'stroke-opacity': '.25',
    'stroke-width': 2,
  })
}
