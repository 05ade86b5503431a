import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'
import type { Entry, ListKind } from '../content/load/content-kinds.ts'
import type { Photo } from '../content/schemas/picture.ts'
import { urls } from '../urls.ts'
import type { ArtworkSource } from './artwork.ts'
import type { EntryPicture } from './entry-pictures.ts'

/** The attributes of an image element: a photograph in several sizes, or a drawing as a file. */
export type RenderedPicture = {
  alt: string
  src: string
  width: number
  height: number
  srcset?: string
  /** Source of a drawing, for drawing it again at another size. */
  artwork?: ArtworkSource
}

/** The fields of a content entry, its id and its rendered picture. */
export type IllustratedEntry<Kind extends ListKind> = Entry<Kind>['data'] & {
  id: string
  picture: RenderedPicture
}

/** Returns the fields of an entry with its id and its picture. */
export async function illustrate<Kind extends ListKind>(
  { id, data }: Entry<Kind>,
  picture: EntryPicture,
): Promise<IllustratedEntry<Kind>> {
  return { ...data, id, picture: await renderPicture(picture) }
}

/** Returns the attributes of the image element for an entry's picture. */
export async function renderPicture({ picture, source, file, size }: EntryPicture): Promise<RenderedPicture> {
  if (picture.kind === 'photo') return renderPhoto(picture)
  return { alt: picture.alt, src: urls.drawing(file), width: size.w, height: size.h, artwork: source }
}

/** Returns the attributes for a photograph in several widths. An SVG file is not converted. */
export async function renderPhoto({ src, alt }: Photo): Promise<RenderedPicture> {
  const file = findFile(src)
  const { width, height, format } = metadataOf(file)
  if (format === 'svg') return { alt, src: file.src, width, height }
  const image = await getImage({
    src: file,
    width: Math.min(width, MAX_WIDTH),
    widths: [...WIDTHS.filter((each) => each < width), Math.min(width, MAX_WIDTH)],
    format: 'avif',
    quality: 55,
  })
  return { alt, src: image.src, srcset: image.srcSet.attribute, width, height }
}

/** The attributes of a picture in one size. */
export type FileImage = { src: string; width: number; height: number }

/** Returns a picture as one file. An AVIF file that is at most `maxWidth` px wide is served as it is. */
export async function renderFile(path: string, maxWidth = MAX_FILE_WIDTH): Promise<FileImage> {
  const file = findFile(path)
  const { format, width, height } = metadataOf(file)
  if (format === 'avif' && width <= maxWidth) return { src: file.src, width, height }
  const image = await getImage({
    src: file,
    width: Math.min(width, maxWidth),
    format: 'avif',
    quality: maxWidth < MAX_FILE_WIDTH ? 30 : 45,
  })
  return { src: image.src, width: image.attributes.width, height: image.attributes.height }
}

/**
 * Returns the file of a picture.
 * @throws Error if content/images has no such file
 */
function findFile(src: string): ImageMetadata {
  const file = FILES[`/content/${src}`]
  if (!file) throw new Error(`there is no file content/${src}`)
  return file
}

/** Returns the format and size of a picture. Astro publishes an original whose fields are read, but not those of its clone. */
function metadataOf(file: ImageMetadata & { clone?: ImageMetadata }): ImageMetadata {
  return file.clone ?? file
}

const WIDTHS = [400, 800, 1200]
const MAX_WIDTH = 1600
const MAX_FILE_WIDTH = 1400

const FILES = import.meta.glob<ImageMetadata>('/content/images/**/*.{svg,avif,webp,png,jpg,jpeg}', {
  caseSensitive: false,
  eager: true,
  import: 'default',
})
