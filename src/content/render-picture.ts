import { getImage } from 'astro:assets'
import type { Picture } from './schemas/atoms.ts'

/** A picture ready to be shown: one of our own drawings, or a photograph in several sizes. */
export type RenderedPicture = {
  alt: string
  src: string
  width: number
  height: number
  srcset?: string
  /** The id it is grown from, where it is the default drawing of an entry and may be drawn again in any shape. */
  drawnFrom?: string
}

const WIDTHS = [400, 800, 1200]
const LARGEST = 1600

/**
 * Prepares an entry's picture. The default drawing is the SVG file that bears the entry's id; anything
 * else is a photograph or an editor's own file, and is shown as it is.
 * @param id id of the entry that the picture belongs to
 */
export async function renderPicture({ src, alt }: Picture, id: string): Promise<RenderedPicture> {
  const { width, height, format } = src
  if (format === 'svg') {
    return { alt, src: src.src, width, height, ...(isNamed(src.src, id) && { drawnFrom: id }) }
  }
  const image = await getImage({
    src,
    widths: [...WIDTHS.filter((each) => each < width), Math.min(width, LARGEST)],
    format: 'avif',
    quality: 55,
  })
  return { alt, src: image.src, srcset: image.srcSet.attribute, width, height }
}

/** True if the file is `id.svg`; the build adds a hash before the ending, the development server a query after it. */
function isNamed(address: string, id: string): boolean {
  const file = address.slice(address.lastIndexOf('/') + 1)
  return file.startsWith(id) && /^(\.[\w-]+)?\.svg(\?|$)/.test(file.slice(id.length))
}
