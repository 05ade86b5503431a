import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'
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

const FILES = import.meta.glob<ImageMetadata>('/content/pictures/**/*.{svg,avif,webp,png,jpg,jpeg}', {
  caseSensitive: false,
  eager: true,
  import: 'default',
})

/**
 * Prepares an entry's picture. The default drawing is the SVG file that bears the entry's id; anything
 * else is a photograph or an editor's own file, and is shown as it is.
 * @param id id of the entry that the picture belongs to
 */
export async function renderPicture({ src, alt }: Picture, id: string): Promise<RenderedPicture> {
  const file = FILES[`/content/${src}`]
  if (!file) throw new Error(`there is no file content/${src}`)
  const { width, height, format } = file
  if (format === 'svg')
    return { alt, src: file.src, width, height, ...(src.endsWith(`/${id}.svg`) && { drawnFrom: id }) }
  const image = await getImage({
    src: file,
    widths: [...WIDTHS.filter((each) => each < width), Math.min(width, LARGEST)],
    format: 'avif',
    quality: 55,
  })
  return { alt, src: image.src, srcset: image.srcSet.attribute, width, height }
}
