import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { type TextPart, WEIGHT } from './card.ts'

/** The space for a text in px. `maxSize` is the largest font size. */
export type TextBox = { width: number; height: number; maxSize: number }

/** A picture of a text, cut to its letters. */
export type RenderedText = { width: number; height: number; href: string }

/** Font size of all texts in points. The number of pixels in an inch makes it larger or smaller. */
const SIZE = 100
/** In 1024ths of a point. */
const LETTER_SPACING = Math.round(-0.024 * SIZE * 1024)
const LINE_HEIGHT = 0.77

/** The name of the font in its files. */
const FAMILY = 'Ojuju ExtraLight'

/** Renders a text in the display font, in the largest size that fits the box. Each part starts a line. */
export async function renderText(
  parts: readonly TextPart[],
  colour: string,
  { width, height, maxSize }: TextBox,
): Promise<RenderedText> {
  await fonts
  const spans = parts.map(({ text, weight }) => {
    const spacing = weight === WEIGHT.label ? 0 : LETTER_SPACING
    const escaped = text.normalize('NFC').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    return `<span weight="${weight}" letter_spacing="${spacing}">${escaped}</span>`
  })
  const markup = `<span foreground="${colour}" line_height="${LINE_HEIGHT}">${spans.join('\n')}</span>`
  const render = (fit: { height: number } | { dpi: number }) =>
    sharp({ text: { text: markup, font: `${FAMILY}, ${SIZE}`, rgba: true, width, wrap: 'word', ...fit } })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true })
  const maxDpi = Math.floor((72 * maxSize) / SIZE)
  const fitted = await render({ height: Math.floor(height) })
  const { data, info } = (fitted.info.textAutofitDpi ?? 0) > maxDpi ? await render({ dpi: maxDpi }) : fitted
  const href = `data:image/png;base64,${data.toString('base64')}`
  return { width: info.width, height: info.height, href }
}

const CACHE = 'node_modules/.cache/card-fonts'

/** Cuts the font to each weight, because Pango ignores the weight axis of a font, and makes the files known to Pango. */
async function loadFonts(): Promise<void> {
  const manifest = createRequire(join(process.cwd(), 'package.json')).resolve(
    '@fontsource-variable/ojuju/package.json',
  )
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
  mkdirSync(CACHE, { recursive: true })
  for (const part of ['latin', 'latin-ext', 'vietnamese', 'math'])
    for (const wght of Object.values(WEIGHT)) {
      const fontfile = join(CACHE, `${version}-${part}-${wght}.ttf`)
      const woff2 = join(dirname(manifest), `files/ojuju-${part}-wght-normal.woff2`)
      const options = { keepAllGlyphs: true, targetFormat: 'truetype', variationAxes: { wght } } as const
      if (!existsSync(fontfile)) {
        writeFileSync(`${fontfile}.${process.pid}`, await subsetFont(readFileSync(woff2), null, options))
        renameSync(`${fontfile}.${process.pid}`, fontfile)
      }
      await sharp({ text: { text: 'a', font: FAMILY, fontfile } }).toBuffer()
    }
}

const fonts = loadFonts()
