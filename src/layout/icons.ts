import sharp from 'sharp'
import { logoMark } from '#src/drawings/dagi/marks.ts'
import { colourOf, TAB_ICON } from '#src/styles/palette.ts'

/** Icons of the site: side in px, and share of the logo mark, which is smaller where phones may crop 10 % at each edge. */
export const ICONS = {
  'apple-touch-icon': { side: 180, mark: 0.68 },
  'icon-192': { side: 192, mark: 0.68 },
  'icon-512': { side: 512, mark: 0.68 },
  'maskable-512': { side: 512, mark: 0.54 },
} as const

export type IconName = keyof typeof ICONS

/** Renders an icon as PNG: the logo mark, cotton on indigo. */
export async function renderIcon(siteName: string, name: IconName): Promise<Buffer> {
  const { side, mark } = ICONS[name]
  const width = Math.round((side * mark) / 2) * 2
  const logo = Buffer.from(logoMark(siteName, { size: width, background: 'indigo', palette: 'file' }))
  return sharp({ create: { width: side, height: side, channels: 3, background: colourOf('p-indigo') } })
    .composite([{ input: logo }])
    .png({ palette: true, colours: 16, dither: 0 })
    .toBuffer()
}

/** Returns the logo mark as SVG, in a blue that is visible on light and dark browser tabs. */
export function favicon(siteName: string, size?: number): string {
  const cotton = colourOf('p-cotton')
  return logoMark(siteName, { background: 'indigo', palette: 'file', size }).replaceAll(cotton, TAB_ICON)
}

/** Renders the favicon for browsers without SVG support: an ICO file with one PNG. */
export async function renderFaviconIco(siteName: string): Promise<Buffer> {
  const side = 48
  const png = await sharp(Buffer.from(favicon(siteName, side)))
    .png({ palette: true, colours: 16, dither: 0 })
    .toBuffer()
  // Type and number of pictures, then size, colour planes, bits per pixel, and below length and place of the file.
  const head = Buffer.from([0, 0, 1, 0, 1, 0, side, side, 0, 0, 1, 0, 32, 0, ...Array(8).fill(0)])
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
