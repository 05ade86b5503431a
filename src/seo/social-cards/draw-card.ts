import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { coloursOn } from '#src/pattern/core/palette.ts'
import { attrs, path, rect } from '#src/pattern/core/svg.ts'
import { logoMark } from '#src/pattern/dagi/marks.ts'
import { LIGHT } from '#src/styles/palette.ts'
import { type Box, CARD_SIZE, type Card, type CardPicture, WEIGHT } from './card.ts'
import { type RenderedText, renderText, type TextBox } from './render-text.ts'

const MARGIN = 56
const MARK = { side: 54, gap: 18, below: 42 }
/** Distance of the words on a panel from the corner of the card, and padding of the panel, in px. */
const PANEL = { inset: 92, padding: 44 }
/** Space above a label, the value of a result and its label, in px. */
const ABOVE = { label: 40, value: 40, valueLabel: 20 }

/** Draws a card as SVG, in which the texts are pictures. */
export async function drawCard(card: Card, siteName: string): Promise<string> {
  const colours = coloursOn(card.background, 'file')
  const isPanel = card.layout === 'panel'
  const colour = isPanel ? LIGHT.ink : colours.line
  const [x, bottom] = isPanel
    ? [PANEL.inset, CARD_SIZE.height - PANEL.inset]
    : [MARGIN, card.layout === 'rows' ? card.textBottom : CARD_SIZE.height - MARGIN]
  const width = card.layout === 'rows' ? CARD_SIZE.width - 2 * MARGIN : card.result ? 640 : 556

  const set = (text: string, weight: number, size: Omit<TextBox, 'width'>) =>
    renderText([{ text, weight }], colour, { width, ...size })
  const name = await set(siteName, WEIGHT.label, { height: MARK.side, maxSize: 36 })
  const below: [above: number, text: RenderedText][] = []
  if (card.result) {
    below.push([ABOVE.value, await set(card.result.value, WEIGHT.heavy, { height: 72, maxSize: 72 })])
    below.push([ABOVE.valueLabel, await set(card.result.label, WEIGHT.label, { height: 68, maxSize: 34 })])
  }
  if (card.label) below.push([ABOVE.label, await set(card.label, WEIGHT.label, { height: 33, maxSize: 33 })])
  const used = below.reduce((sum, [above, { height }]) => sum + above + height, 0)
  const head = MARGIN + MARK.side + MARK.below
  const height = isPanel && !card.result ? 264 : bottom - head - used
  const title = await renderText(card.title, colour, { width, height, maxSize: 140 })

  let y = card.layout === 'rows' ? head : bottom - title.height - used
  const markY = isPanel ? y - MARK.below - MARK.side : MARGIN
  const nameBox = { x: x + MARK.side + MARK.gap, y: markY + (MARK.side - name.height) / 2 }
  const words = [place(name, nameBox)]
  for (const [above, text] of [[0, title], ...below] as const) {
    words.push(place(text, { x, y: y + above }))
    y += above + text.height
  }
  const right = Math.max(
    nameBox.x + name.width,
    ...[title, ...below.map(([, text]) => text)].map((text) => x + text.width),
  )
  const logo = logoMark(siteName, { palette: 'file' }).replaceAll(coloursOn('inherit', 'file').line, colour)
  const pictures = await Promise.all(card.pictures.map(drawPicture))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">`,
    path(rect(0, 0, CARD_SIZE.width, CARD_SIZE.height), { fill: colours.background }),
    ...pictures,
    isPanel ? drawPanel({ x, y: markY, width: right - x, height: bottom - markY }) : '',
    nest(logo, { x, y: markY, width: MARK.side, height: MARK.side }),
    ...words,
    '</svg>',
  ].join('')
}

function place({ width, height, href }: RenderedText, { x, y }: { x: number; y: number }): string {
  return `<image${attrs({ x, y, width, height, href })}/>`
}

async function drawPicture({ svg, photograph, position, ...box }: CardPicture): Promise<string> {
  if (svg !== undefined) return nest(svg, box)
  const [width, height] = [Math.round(box.width), Math.round(box.height)]
  const photo = sharp(photograph).resize(width, height, { position }).jpeg({ quality: 92 })
  const href = `data:image/jpeg;base64,${(await photo.toBuffer()).toString('base64')}`
  return `<image${attrs({ ...box, href })}/>`
}

/** Sets position and size of an `<svg>` element, so that it can be nested in another `<svg>` element. */
function nest(svg: string, box: Box): string {
  const end = svg.indexOf('>')
  return svg.slice(0, end).replaceAll(/ (?:width|height)="[^"]*"/g, '') + attrs(box) + svg.slice(end)
}

function drawPanel({ x, y, width, height }: Box): string {
  const { padding } = PANEL
  return path(rect(x - padding, y - padding, width + 2 * padding, height + 2 * padding), {
    fill: LIGHT.card,
    stroke: LIGHT.ink,
    'stroke-opacity': '.25',
    'stroke-width': 2,
  })
}

/** Renders the SVG of a card, or reads the picture from the cache of an earlier build. */
export async function renderCard(svg: string, format: 'png' | 'jpg', cache = CACHE): Promise<Buffer> {
  const key = createHash('sha256').update(`${sharp.versions.vips}\n${svg}`).digest('hex').slice(0, 32)
  const file = join(cache, `${key}.${format}`)
  if (existsSync(file)) return readFileSync(file)

  const picture = sharp(Buffer.from(svg)).flatten()
  const bytes = await (format === 'png'
    ? picture.png({ palette: true, colours: COLOURS, dither: 0, effort: 7 })
    : picture.jpeg({ quality: 82, mozjpeg: true })
  ).toBuffer()
  mkdirSync(cache, { recursive: true })
  // Writes to a temporary file and renames it, so that an interrupted build leaves no partial file in the cache.
  writeFileSync(`${file}.${process.pid}`, bytes)
  renameSync(`${file}.${process.pid}`, file)
  return bytes
}

const CACHE = 'node_modules/.cache/cards'

/** Number of colours of a PNG. 16 colours need 4 bits per pixel instead of 8, which halves the file size. */
const COLOURS = 16
