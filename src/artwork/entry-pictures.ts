import type { Entry } from '../content/load/content-kinds.ts'
import { findEntry } from '../content/load/find-entry.ts'
import type { SiteContent } from '../content/load/site-content.ts'
import type { Academy } from '../content/schemas/academy.ts'
import type { Csr } from '../content/schemas/csr.ts'
import type { Home } from '../content/schemas/home.ts'
import type { Picture } from '../content/schemas/picture.ts'
import { at } from '../pattern/core/random.ts'
import type { ArtworkSource } from './artwork.ts'
import { PROGRESS, SIZES } from './sizes.ts'
import { targetDots } from './target-dots.ts'

/** A picture of an entry: a photograph, or a drawing with its source and size. */
export type EntryPicture = {
  picture: Picture
  source: ArtworkSource
  /** Name of the drawing's file below `/drawings/`, without the extension. */
  file: string
  /** Size in px. */
  size: { w: number; h: number }
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

/** Returns the picture of a service at its size in a list of services. */
export function listedServicePicture(service: Entry<'services'>, index: number): EntryPicture {
  const size = at(SIZES.service.list, index)
  return { ...servicePicture(service), file: `home/service-${service.id}`, size }
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

/** Returns the picture of the academy. */
export function academyPicture({ hero }: Academy): EntryPicture {
  return entryPicture(
    hero.image,
    { seed: 'academy', kind: 'csr', background: 'leaf' },
    'academy',
    SIZES.academy.file,
  )
}

/** Returns the picture of the CSR programme: dots that represent the people it wants to reach. */
export function csrPicture({ hero, impact }: Csr): EntryPicture {
  return entryPicture(hero.image, csrTargets(impact), 'csr/hero', SIZES.csr.file)
}

/** Returns the artwork source of the dots that show the targets of the CSR programme. */
export function csrTargets({ targetedMetrics, currentMilestones }: Csr['impact']): ArtworkSource {
  return { seed: 'csr', count: targetDots(targetedMetrics, currentMilestones) }
}

/** Returns the picture of the CSR partners, or nothing if the content has none. */
export function partnerPicture({ partners: { partnerImage } }: Csr): EntryPicture[] {
  if (!partnerImage) return []
  return [entryPicture(partnerImage, { seed: 'partner', kind: 'csr' }, 'csr/partner', SIZES.csr.partner)]
}

/** Returns a picture of the CSR gallery: a cloth with as many rings as its caption says, unless the content names a craft. */
export function galleryPicture(
  { count, noun, image }: Csr['galleryImages'][number],
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
  const onHome = home.expertise.cards.flatMap(({ service }, index) =>
    services.filter(({ id }) => id === service).map((found) => listedServicePicture(found, index)),
  )
  return [
    ...services.map(servicePicture),
    ...work.map(caseStudyPicture),
    ...products.map(productPicture),
    ...onHome,
    ...home.work.featured.map(({ caseStudy, image }) =>
      featuredWorkPicture(image, findEntry(work, caseStudy)),
    ),
    ...home.credentials.logos.map(certificationPicture),
    academyPicture(academy),
    csrPicture(csr),
    ...partnerPicture(csr),
    ...csr.galleryImages.map(galleryPicture),
  ]
}

/** Returns the seed of an entry's drawing: the end of its first address, so that a rename leaves the drawing as it is described. */
function seedOf(id: string, { formerPaths: [first] }: { formerPaths: readonly string[] }): string {
  return first?.split('/').at(-1) ?? id
}

const GALLERY_BACKGROUNDS = ['indigo', 'laterite', 'leaf', 'deep', 'sky', 'laterite'] as const

const OUTLINES = ['octagon', 'shield', 'round', 'stepped'] as const

/** Returns the picture of an entry. A seed or craft in the content overrides that of `source`. */
function entryPicture(
  picture: Picture,
  source: ArtworkSource,
  file: string,
  size: EntryPicture['size'],
): EntryPicture {
  if (picture.kind === 'photo') return { picture, source, file, size }
  const { seed, craft } = picture
  return {
    picture,
    source: { ...source, ...(seed && { seed }), ...(craft && { family: craft }) },
    file,
    size,
  }
}
