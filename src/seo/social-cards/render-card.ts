import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * Renders a card, or reads it from the cache of an earlier build.
 * @param svg the whole card, with outlined text
 * @param cache folder of rendered cards
 */
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
