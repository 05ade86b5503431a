import type { Entry } from '../content/load/content-kinds.ts'
import type { SiteContent } from '../content/load/site-content.ts'
import type { Csr } from '../content/schemas/csr.ts'
import type { Home } from '../content/schemas/home.ts'
import type { Academy } from '../content/schemas/pages.ts'
import type { Picture } from '../content/schemas/picture.ts'
import { dots } from '../pattern/core/dots.ts'
import { at } from '../pattern/core/random.ts'
import { type HallmarkShape, hallmark } from '../pattern/dagi/hallmark.ts'
import { familyOf, MEDIUM, type PatternOptions, pattern } from '../pattern/pattern.ts'
import { promisedCloth } from './promised-cloth.ts'
import { PROGRESS, SIZES } from './sizes.ts'

/** What an artwork is drawn from. The same source is drawn in every place where the artwork is shown. */
export type ArtworkSource = Pick<
  PatternOptions,
  'kind' | 'family' | 'form' | 'ground' | 'progress' | 'crossings'
> & {
  /** Any text; another seed gives another drawing. */
  seed: string
  /** A mark in this outline in place of a pattern. */
  outline?: HallmarkShape
  /** A count in place of a pattern: one dot each, group after group, of which the first are dyed. */
  count?: { groups: readonly number[]; dyed: number }
}

/** Where an artwork is shown: its shape in px, and how it fits in there. */
export type ArtworkPlace = { w: number; h: number } & Pick<
  PatternOptions,
  'bare' | 'draft' | 'ground' | 'palette' | 'slot' | 'tabby' | 'title' | 'view'
> & {
    /** Colour of the section that shows through the holes of a count. */
    room?: string
  }

/** Draws an artwork for a place. The same source and place give the same bytes on every machine. */
export function drawArtwork(source: ArtworkSource, place: ArtworkPlace): string {
  const { seed, outline, count, ...options } = source
  if (count) return dots(count.groups, { ...place, dyed: count.dyed })
  if (outline) return hallmark(seed, { shape: outline, palette: place.palette })
  return pattern(seed, { ...options, ...place })
}

/** Returns the material of an artwork in words, like `after adire eleko`. */
export function mediumOf({ seed, family, kind }: ArtworkSource): string {
  return MEDIUM[family ?? familyOf(seed, kind)]
}

/** A picture that content declares, with all that is needed to show it where it is drawn. */
export type EntryPicture = {
  picture: Picture
  source: ArtworkSource
  /** Name of the drawing's file below `/drawings/`, without its ending, and the shape in px. */
  file: string
  size: { w: number; h: number }
}

export function servicePicture({ id, data }: Entry<'services'>): EntryPicture {
  return declared(data.heroImage, { seed: id, kind: 'service' }, `services/${id}`, SIZES.service.file)
}

export function caseStudyPicture({ id, data }: Entry<'work'>): EntryPicture {
  return declared(data.image, { seed: id, kind: 'work' }, `work/${id}`, SIZES.caseStudy.file)
}

export function productPicture({ id, data }: Entry<'products'>): EntryPicture {
  const source = { seed: id, kind: 'product', progress: PROGRESS[data.status] } as const
  return declared(data.image, source, `products/${id}`, SIZES.product.file)
}

/** Returns the picture of a service in the shape of its place on the home page. */
export function homeServicePicture(service: Entry<'services'>, index: number): EntryPicture {
  const size = at(SIZES.service.home, index)
  return { ...servicePicture(service), file: `home/service-${service.id}`, size }
}

export function featuredWorkPicture(
  { caseStudy, image }: Home['work']['featured'][number],
  index: number,
): EntryPicture {
  const size = at(SIZES.caseStudy.home, index)
  return declared(image, { seed: caseStudy, kind: 'work' }, `home/work-${caseStudy}`, size)
}

export function certificationPicture(
  { name, image }: Home['credentials']['logos'][number],
  index: number,
): EntryPicture {
  const source = { seed: name, outline: at(OUTLINES, index) }
  return declared(image, source, `home/certification-${index + 1}`, SIZES.certification)
}

export function academyPicture({ hero }: Academy): EntryPicture {
  return declared(hero.image, { seed: 'academy', kind: 'csr', ground: 'leaf' }, 'academy', SIZES.academy.file)
}

/** Returns the picture of the programme: what it has promised, as dots. */
export function csrPicture({ hero, impact }: Csr): EntryPicture {
  return declared(hero.image, promise(impact), 'csr/hero', SIZES.csr.file)
}

export function promise({ targetedMetrics, currentMilestones }: Csr['impact']): ArtworkSource {
  return { seed: 'csr', count: promisedCloth(targetedMetrics, currentMilestones) }
}

export function partnerPicture({ partners }: Csr): EntryPicture {
  return declared(partners.partnerImage, { seed: 'partner', kind: 'csr' }, 'csr/partner', SIZES.csr.partner)
}

export function galleryPicture(
  { caption, image }: Csr['galleryImages'][number],
  index: number,
): EntryPicture {
  const size = at(SIZES.csr.gallery, index)
  return declared(image, { seed: caption, kind: 'csr' }, `csr/gallery-${index + 1}`, size)
}

/** Returns every picture that content declares. */
export function entryPictures({ services, work, products, home, academy, csr }: SiteContent): EntryPicture[] {
  const onHome = home.expertise.cards.flatMap(({ service }, index) =>
    services.filter(({ id }) => id === service).map((entry) => homeServicePicture(entry, index)),
  )
  return [
    ...services.map(servicePicture),
    ...work.map(caseStudyPicture),
    ...products.map(productPicture),
    ...onHome,
    ...home.work.featured.map(featuredWorkPicture),
    ...home.credentials.logos.map(certificationPicture),
    academyPicture(academy),
    csrPicture(csr),
    partnerPicture(csr),
    ...csr.galleryImages.map(galleryPicture),
  ]
}

const OUTLINES = ['octagon', 'shield', 'round', 'stepped'] as const

/** What the picture itself says about its drawing comes first. */
function declared(
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
