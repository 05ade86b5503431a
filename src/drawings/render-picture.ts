import { getImage } from 'astro:assets'
import type { ImageMetadata } from 'astro'
import sharp from 'sharp'
import type { Entry, ListKind } from '#src/content/load/content-kinds.ts'
import { contentFile } from '#src/content/load/content-root.ts'
import type { Logo, Photo, Portrait } from '#src/content/schemas/picture.ts'
import type { Screen } from '#src/content/schemas/product.ts'
import { urls } from '../urls.ts'
import type { ArtworkSource } from './artwork.ts'
import type { EntryPicture } from './entry-pictures.ts'
import { SIZES } from './sizes.ts'

export type PictureFiles = {
  /** A drawing, or a JPEG or PNG file for browsers without AVIF. */
  src: string
  /** The `srcset` attribute of the AVIF files of a photograph. */
  avif?: string
  width: number
  height: number
  focus?: Photo['focus']
}

export type RenderedPicture = PictureFiles & {
  alt: string
  artwork?: ArtworkSource
}

export type IllustratedEntry<Kind extends ListKind> = Entry<Kind>['data'] & {
  id: string
  picture: RenderedPicture
}

/** Returns the fields of an entry with its id and its picture. */
export async function illustrate<Kind extends ListKind>({ id, data }: Entry<Kind>, picture: EntryPicture) {
  return { ...data, id, picture: await renderPicture(picture) }
}

/** Returns the files of an entry's picture. */
export async function renderPicture({ picture, source, file, size }: EntryPicture): Promise<RenderedPicture> {
  if (picture.kind === 'photo') return renderPhoto(picture)
  return { alt: picture.alt, src: urls.drawing(file), width: size.w, height: size.h, artwork: source }
}

/** Returns a portrait of the content with its files. */
export async function renderPortrait({ caption, image }: Portrait) {
  return { caption, picture: await renderPhoto(image) }
}

/** Returns the leaders of the group with their portraits. The mark of the group stands in for a missing one. */
export function renderLeaders(leaders: readonly Entry<'leaders'>[]) {
  const mark: RenderedPicture = { alt: '', src: urls.icon('icon-512'), width: 512, height: 512 }
  return Promise.all(
    leaders.map(async ({ id, data }) => {
      const portrait = data.image ? await renderPhoto(data.image) : mark
      return { ...data, id, portrait }
    }),
  )
}

/** Returns the logo of a venture, or the drawing of its pot. */
export async function renderLogo({ id, data: { logo } }: Entry<'ventures'>): Promise<RenderedPicture> {
  const { w, h } = SIZES.venture
  return logo ? renderPhoto(logo) : { alt: '', src: urls.drawing(`venture-${id}`), width: w, height: h }
}

/** Returns the files of a photograph in several widths. An SVG file is not converted. */
export async function renderPhoto({ src, alt, focus }: Logo & Partial<Photo>): Promise<RenderedPicture> {
  const file = findFile(src)
  const { width, height, format } = metadataOf(file)
  if (format === 'svg') return { alt, src: file.src, width, height }
  const widths = [...WIDTHS.filter((each) => each < width), Math.min(width, MAX_WIDTH)]
  const { srcSet } = await getImage({ src: file, widths, format: 'avif', quality: 55 })
  return { alt, src: await renderFallback(src), avif: srcSet.attribute, width, height, focus }
}

/** Returns the files of a picture in one size. A small AVIF file without metadata is served as it is. */
export async function renderFile(path: string, maxWidth = MAX_FILE_WIDTH): Promise<PictureFiles> {
  const file = findFile(path)
  const { format, width, height } = metadataOf(file)
  const { exif, xmp } = await sharp(contentFile(path)).metadata()
  const isReady = format === 'avif' && width <= maxWidth && !exif && !xmp
  const quality = maxWidth < MAX_FILE_WIDTH ? 30 : 45
  const avif = isReady
    ? encodeURI(file.src)
    : (await getImage({ src: file, width: Math.min(width, maxWidth), format: 'avif', quality })).src
  return { src: await renderFallback(path), avif, width, height }
}

/** Returns the address of a picture for browsers without AVIF (docs/decisions/0024-supported-browsers.md). */
async function renderFallback(path: string): Promise<string> {
  const file = findFile(path)
  const { hasAlpha } = await sharp(contentFile(path)).metadata()
  const width = Math.min(metadataOf(file).width, MAX_FALLBACK_WIDTH)
  return (await getImage({ src: file, width, format: hasAlpha ? 'png' : 'jpg', quality: 60 })).src
}

/** Returns the file of a picture. @throws Error if content/images has no such file */
function findFile(src: string): ImageMetadata {
  const [, file] = Object.entries(FILES).find(([path]) => path.endsWith(`/content/${src}`)) ?? []
  if (!file) throw new Error(`there is no file content/${src}`)
  return file
}

/** Returns the format and size of a picture. Astro publishes an original whose fields are read, but not those of its clone. */
function metadataOf(file: ImageMetadata & { clone?: ImageMetadata }): ImageMetadata {
  return file.clone ?? file
}

const WIDTHS = [400, 600, 800, 1200]
const MAX_WIDTH = 1600
const MAX_FILE_WIDTH = 1400
const MAX_FALLBACK_WIDTH = 1200

const FILES = import.meta.glob<ImageMetadata>('@content/images/**/*.{svg,avif,webp,png,jpg,jpeg}', {
  caseSensitive: false,
  eager: true,
  import: 'default',
})

export type RenderedScreen = {
  alt: string
  isSample: boolean
  picture: PictureFiles
  dark: PictureFiles | undefined
}

/** Returns the screens of a product, with their pictures as files, reduced to a width in px where many share a page. */
export function renderScreens(screens: readonly Screen[] = [], maxWidth?: number): Promise<RenderedScreen[]> {
  return Promise.all(
    screens.map(async ({ alt, placeholder = false, picture, dark }) => ({
      alt,
      isSample: placeholder,
      picture: await renderFile(picture, maxWidth),
      dark: dark === undefined ? undefined : await renderFile(dark, maxWidth),
    })),
  )
}
