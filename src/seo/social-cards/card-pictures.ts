import { type ArtworkSource, type DrawOptions, drawArtwork } from '#src/artwork/artwork.ts'
import {
  caseStudyPicture,
  type EntryPicture,
  productPicture,
  servicePicture,
} from '#src/artwork/entry-pictures.ts'
import { LEGEND } from '#src/artwork/pattern-legend.ts'
import { venturePot } from '#src/artwork/venture-pot.ts'
import { contentFile } from '#src/content/load/content-root.ts'
import type { SiteContent } from '#src/content/load/site-content.ts'
import { fibreToCloth } from '#src/pattern/aso-oke/fibre-to-cloth.ts'
import { path, rect } from '#src/pattern/core/svg.ts'
import { logoMark } from '#src/pattern/dagi/logo-mark.ts'
import { PALETTE } from '#src/styles/palette.ts'
import { pictureOf, type SitePage } from '../site-pages.ts'
import { type Box, CARD_SIZE, type CardPicture } from './card.ts'

export const FULL_SIZE: Box = { x: 0, y: 0, ...CARD_SIZE }
export const RIGHT_SQUARE: Box = { x: 690, y: 0, width: CARD_SIZE.height, height: CARD_SIZE.height }
export const RIGHT_HALF: Box = { x: 680, y: 0, width: CARD_SIZE.width - 680, height: CARD_SIZE.height }

/**
 * Returns the picture of the page at the size of the box: a drawing, or a photograph.
 * @throws Error if the page has no picture
 */
export function pagePicture(page: SitePage, box: Box): CardPicture {
  const own = pictureOf(page)
  if (!own) throw new Error(`${page.path} has no picture of its own`)
  return own.picture.kind === 'photo'
    ? { ...box, photograph: contentFile(own.picture.src) }
    : draw(own.source, box)
}

/** Returns a cloth that fills the card. `progress` is its woven fraction, from 0 to 1. */
export function clothOf(siteName: string, progress: number): CardPicture {
  return draw({ seed: siteName, family: 'aso-oke', progress }, FULL_SIZE)
}

/** Returns a knot for the right half of a card. */
export function knotOf(id: string): CardPicture {
  return draw({ seed: id, family: 'dagi' }, RIGHT_HALF)
}

/** Returns the drawings of all services in two columns. */
export function serviceGrid({ services }: SiteContent): CardPicture[] {
  return gridOf(services.map(servicePicture), RIGHT_HALF, 2)
}

/** Returns the drawings of the first twelve case studies in four columns. */
export function caseStudyGrid({ work }: SiteContent): CardPicture[] {
  return gridOf(work.slice(0, 12).map(caseStudyPicture), FULL_SIZE, 4)
}

/** Returns a drawing of each pattern family in two columns. */
export function familyGrid(): CardPicture[] {
  return gridOf(Object.values(LEGEND), RIGHT_HALF, 2)
}

/** Returns a strip of cloth for every product. */
export function productStrips({ products }: SiteContent): CardPicture[] {
  return gridOf(products.map(productPicture), FULL_SIZE, products.length)
}

/** Returns the logo mark for the right half of a card. */
export function logo(siteName: string): CardPicture {
  const side = 420
  const svg = logoMark(siteName, { size: side, background: 'indigo', palette: 'file' })
  return { x: 724, y: (CARD_SIZE.height - side) / 2, width: side, height: side, svg }
}

/** Returns the pots of all ventures in a row, on a line. */
export function venturePots({ ventures, products }: SiteContent): CardPicture[] {
  const [margin, gap, height, baseline] = [56, 14, 240, 604]
  const width = (CARD_SIZE.width - 2 * margin + gap) / ventures.length - gap
  const pots = ventures.map((venture, index) => {
    const box = { x: margin + index * (width + gap), y: baseline - height, width, height }
    return draw(venturePot(venture, products), box, { bare: true, background: 'laterite' })
  })
  const line = path(rect(0, 0, CARD_SIZE.width, 2), { fill: PALETTE.cotton })
  const svg = `<svg viewBox="0 0 ${CARD_SIZE.width} 2">${line}</svg>`
  return [...pots, { x: 0, y: baseline, width: CARD_SIZE.width, height: 2, svg }]
}

/** Returns the six steps from fibre to cloth, over the whole width. */
export function fibreToClothStrip(siteName: string): CardPicture {
  const [width, height] = [CARD_SIZE.width, 200]
  return { x: 0, y: 420, width, height, svg: fibreToCloth(siteName, { w: width, h: height }) }
}

function draw(source: ArtworkSource, box: Box, options: Partial<DrawOptions> = {}): CardPicture {
  const { width: w, height: h } = box
  return { ...box, svg: drawArtwork(source, { w, h, palette: 'file', tabby: false, ...options }) }
}

/** Returns the drawings side by side, in as many rows as they need to fill the area. */
function gridOf(
  pictures: readonly Pick<EntryPicture, 'source'>[],
  area: Box,
  columns: number,
): CardPicture[] {
  const width = area.width / columns
  const height = area.height / Math.ceil(pictures.length / columns)
  return pictures.map(({ source }, index) => {
    const x = area.x + (index % columns) * width
    return draw(source, { x, y: area.y + Math.floor(index / columns) * height, width, height })
  })
}
