import sharp from 'sharp'
import { contentFile } from '#src/content/load/content-root.ts'
import { drawArtwork } from '#src/drawings/artwork.ts'
import { colourOf } from '#src/styles/palette.ts'
import { renderIcon } from './icons.ts'
import { pictureOf, type SitePage } from './site-pages.ts'

/** Size of a social card in px. Social networks show this aspect ratio without cropping. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** Place of the mark, and size of a screen, which begins below the upper edge and is cut at the lower one. */
const MARK = { left: 48, top: 48 }
const SCREEN = { width: 440, height: CARD_SIZE.height - 56 }

/** Renders the social card of a page as JPEG: its picture, on a product's cloth also its screen, and the mark of the group. */
export async function renderCard(page: SitePage, siteName: string): Promise<Buffer> {
  const layers = [{ input: await renderIcon(siteName, 'icon-192'), ...MARK }]
  const [screen] = (page.kind === 'products' && page.entry.data.screens) || []
  if (screen) {
    const input = await sharp(contentFile(screen.picture))
      .resize({ ...SCREEN, position: 'top' })
      .toBuffer()
    const left = (CARD_SIZE.width - SCREEN.width) / 2
    layers.push({ input, left, top: CARD_SIZE.height - SCREEN.height })
  }
  return backgroundOf(page, siteName).composite(layers).jpeg({ quality: 70, mozjpeg: true }).toBuffer()
}

function backgroundOf(page: SitePage, siteName: string) {
  const own = pictureOf(page)
  if (own?.picture.kind === 'photo') {
    const position = (own.picture.focus ?? 'centre').split(' ').reverse().join(' ')
    return sharp(contentFile(own.picture.src)).resize({ ...CARD_SIZE, position })
  }
  const { width: w, height: h } = CARD_SIZE
  const source = own?.source ?? { seed: siteName, family: 'aso-oke' }
  const drawing = sharp(Buffer.from(drawArtwork(source, { w, h, palette: 'file', tabby: false })))
  // The part of a cloth that is not woven yet is transparent.
  return drawing.flatten({ background: colourOf('p-raw') })
}
