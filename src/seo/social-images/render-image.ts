import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/**
 * A card as pixels. What was rendered once is kept, so that another build with the same card costs nothing.
 * @param svg the whole card; its text is outlined
 * @param cache folder that keeps what was rendered
 */
export async function renderCard(svg: string, format: 'png' | 'jpg', cache = CACHE): Promise<Buffer> {
  const made = createHash('sha256').update(`${sharp.versions.vips}\n${svg}`).digest('hex').slice(0, 32)
  const file = join(cache, `${made}.${format}`)
  if (existsSync(file)) return readFileSync(file)

  const picture = sharp(Buffer.from(svg)).flatten()
  const bytes = await (format === 'png'
    ? picture.png({ palette: true, colours: COLOURS, dither: 0, effort: 7 })
    : picture.jpeg({ quality: 82, mozjpeg: true })
  ).toBuffer()
  mkdirSync(cache, { recursive: true })
  // Renamed into its place: a build that is stopped here leaves no half a picture.
  writeFileSync(`${file}.${process.pid}`, bytes)
  renameSync(`${file}.${process.pid}`, file)
  return bytes
}

const CACHE = 'node_modules/.cache/cards'

/** A few dyes and the shades between them: sixteen fit half a byte, and make the file half as large. */
const COLOURS = 16
