import type { Entry } from '#src/content/load/content-kinds.ts'
import { findEntry, type SiteContent } from '#src/content/load/site-content.ts'
import type { Academy } from '#src/content/schemas/academy.ts'
import type { Csr } from '#src/content/schemas/csr.ts'
import type { Home } from '#src/content/schemas/home.ts'
import type { Picture } from '#src/content/schemas/picture.ts'
import { urls } from '../urls.ts'
import type { ArtworkSource } from './artwork.ts'
import { at } from './core/random.ts'
import { PROGRESS, SIZES, UNFINISHED } from './sizes.ts'

export type EntryPicture = {
  picture: Picture
  source: ArtworkSource
  /** Name of the drawing's file below `/drawings/`, without the extension. */
  file: string
  size: { w: number; h: number; construction?: boolean }
}

/** Returns the picture of a service. */
export function servicePicture({ id, data }: Entry<'services'>): EntryPicture {
  const source = { seed: seedOf(id, data), kind: 'service' } as const
  return entryPicture(data.heroImage, source, `services/${id}`, SIZES.service.file)
}

/** Returns the picture of a case study. */
export function caseStudyPicture({ id, data }: Entry<'work'>): EntryPicture {
  const source = { seed: seedOf(id, data), kind: 'work' } as const
  return entryPicture(data.image, source, `work/${id}`, SIZES.caseStudy.file)
}

/** Returns the picture of a product: a cloth whose woven part depends on the status of the product. */
export function productPicture({ id, data }: Entry<'products'>): EntryPicture {
  const source = { seed: seedOf(id, data), kind: 'product', progress: PROGRESS[data.status] } as const
  return entryPicture(data.image, source, `products/${id}`, SIZES.product.file)
}

/** Returns the picture of a product as a band over the width of the window. */
export function widePicture(product: Entry<'products'>): EntryPicture {
  return { ...productPicture(product), file: `products/${product.id}-wide`, size: SIZES.next }
}

/** Returns the picture of a featured case study at its size on the home page. */
export function featuredWorkPicture(image: Picture, { id, data }: Entry<'work'>): EntryPicture {
  const source = { seed: seedOf(id, data), kind: 'work' } as const
  return entryPicture(image, source, `home/work-${id}`, SIZES.caseStudy.home)
}

/** Returns the picture of a certification: a badge. */
export function certificationPicture(
  { name, image }: Pick<Home['credentials']['logos'][number], 'name' | 'image'>,
  index: number,
): EntryPicture {
  const source = { seed: name, outline: at(OUTLINES, index) }
  return entryPicture(image, source, `home/certification-${index + 1}`, SIZES.certification)
}

/** Returns the drawing of a track of the academy. */
export function trackPicture({ id, title }: Academy['tracks']['items'][number]): EntryPicture {
  const source = { seed: id, family: 'uli', background: TRACK_BACKGROUNDS[id] } as const
  return entryPicture({ kind: 'drawn', alt: title }, source, `academy/${id}`, SIZES.academy)
}

/** Dark in both themes. */
const TRACK_BACKGROUNDS = { edutech: 'indigo', healthtech: 'laterite' } as const

/** Returns the picture of the CSR programme: dots that represent the people it wants to reach. */
export function csrPicture({ hero, targets }: Csr): EntryPicture {
  return entryPicture(hero.image, csrTargets(targets), 'csr/hero', SIZES.csr.file)
}

type People = readonly { people: number }[]
type Targets = { items: People; current: { items: People } }

/** Returns the artwork source of the targets of the CSR programme: dots for groups of people, those reached so far highlighted. */
export function csrTargets({ items, current }: Targets): ArtworkSource {
  const dotsOf = ({ people }: { people: number }) => Math.round(people / PEOPLE_PER_DOT)
  const highlighted = current.items.reduce((sum, group) => sum + dotsOf(group), 0)
  return { seed: 'csr', count: { groups: items.map(dotsOf), highlighted } }
}

const PEOPLE_PER_DOT = 100

/** Returns the picture of the CSR partners, or nothing if the content has none. */
export function partnerPicture({ partners: { picture } }: Csr): EntryPicture[] {
  if (!picture) return []
  const source = { seed: 'partner', kind: 'csr', background: 'laterite' } as const
  return [entryPicture(picture, source, 'csr/partner', SIZES.csr.partner)]
}

/** Returns a picture of the CSR gallery: a cloth with as many rings as its caption says, unless the content names a craft. */
export function galleryPicture(
  { count, noun, image }: Csr['gallery']['items'][number],
  index: number,
): EntryPicture {
  const rings = { count, reserved: SIZES.csr.gallery.reserved }
  const cloth = { family: 'oniko', background: at(GALLERY_BACKGROUNDS, index), rings } as const
  const isCloth = image.kind === 'drawn' && !image.craft
  const source = { seed: noun, kind: 'csr', ...(isCloth && cloth) } as const
  return entryPicture(image, source, `csr/gallery-${index + 1}`, SIZES.csr.gallery)
}

/** Returns the pictures of all entries. */
export function entryPictures({ services, work, products, home, academy, csr }: SiteContent): EntryPicture[] {
  return [
    ...services.map(servicePicture),
    ...work.map(caseStudyPicture),
    ...products.map(productPicture),
    ...products.map(widePicture),
    ...home.work.featured.map(({ caseStudy, image }) =>
      featuredWorkPicture(image, findEntry(work, caseStudy)),
    ),
    ...home.credentials.logos.map(certificationPicture),
    ...academy.tracks.items.map(trackPicture),
    csrPicture(csr),
    ...partnerPicture(csr),
    ...csr.gallery.items.map(galleryPicture),
  ]
}

/** Returns the seed of an entry's drawing: the end of its first address, so that a rename leaves the drawing as it is described. */
function seedOf(id: string, { formerPaths: [first] }: { formerPaths: readonly string[] }): string {
  return first?.split('/').at(-1) ?? id
}

const GALLERY_BACKGROUNDS = ['indigo', 'laterite', 'leaf', 'deep', 'sky', 'laterite'] as const

const OUTLINES = ['octagon', 'shield', 'round', 'stepped'] as const

/** Returns the picture of an entry. A seed or craft in the content overrides that of `source`. */
function entryPicture(picture: Picture, source: ArtworkSource, file: string, size: EntryPicture['size']) {
  if (picture.kind === 'photo') return { picture, source, file, size }
  const { seed, craft } = picture
  const chosen = { ...source, ...(seed && { seed }), ...(craft && { family: craft }) }
  return { picture, source: chosen, file, size }
}

type Products = readonly Entry<'products'>[]

/** Returns the artwork source of a venture's pot. The pot is drawn unfired until the venture opens. */
export function venturePot(venture: Entry<'ventures'>, products: Products): ArtworkSource {
  const progress = isUpcoming(venture, products) ? UNFINISHED : 1
  return { seed: venture.id, kind: 'venture', form: venture.data.vessel, progress }
}

/** Returns whether the product of a venture is not available yet. False for a venture without a product. */
export function isUpcoming(venture: Entry<'ventures'>, products: Products): boolean {
  const product = productOf(venture, products)
  return product !== undefined && product.data.status !== 'available'
}

/** Returns the product that a venture links to, if it links to one. */
export function productOf({ data }: Entry<'ventures'>, products: Products): Entry<'products'> | undefined {
  return products.find(({ id }) => urls.product(id) === data.link)
}
