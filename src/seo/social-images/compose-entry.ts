import { resolve } from 'node:path'
import {
  type ArtworkSource,
  caseStudyPicture,
  type DrawOptions,
  drawArtwork,
  productPicture,
  servicePicture,
} from '#src/artwork/artwork.ts'
import { venturePot } from '#src/artwork/venture-pot.ts'
import type { SiteContent } from '#src/content/load/site-content.ts'
import { fibreToCloth } from '#src/pattern/aso-oke/fibre-to-cloth.ts'
import { path, rect } from '#src/pattern/core/svg.ts'
import { logoMark } from '#src/pattern/dagi/logo-mark.ts'
import { backgroundOf } from '#src/pattern/pattern.ts'
import { inThreeWeights } from '#src/sections/home/in-three-weights.ts'
import { DYES } from '#src/styles/palette.ts'
import { pictureOf, type SitePage } from '../site-pages.ts'
import { type Arrangement, type Artwork, CARD, type Card, type Place } from './social-image.ts'

/** What the social card of a page shows: its heading, and its own picture laid out for the card. */
export function cardOf(page: SitePage, content: SiteContent): Card {
  const title = inTwoWeights(page)
  return { title, ...hangFor(page, content) }
}

/** Weights of headings; the light one is firmer than on a page, for a card is often seen 300 px wide. */
const WEIGHT = { drawn: 300, mid: 450, made: 780 } as const

const WHOLE: Place = { x: 0, y: 0, ...CARD }
/** A square, for the dots of the programme. */
const SQUARE: Place = { x: 690, y: 0, width: CARD.height, height: CARD.height }
const RIGHT: Place = { x: 680, y: 0, width: CARD.width - 680, height: CARD.height }

function inTwoWeights({ heading }: SitePage): Card['title'] {
  const parts = [
    { text: heading.light, weight: WEIGHT.drawn },
    { text: heading.heavy, weight: WEIGHT.made },
  ]
  return parts.filter(({ text }) => text !== '')
}

/** A card, whose title is the page's heading unless it has one of its own. */
type Hanging = Arrangement & Omit<Card, 'title' | 'floor' | 'arrangement'> & Partial<Pick<Card, 'title'>>

function hangFor(page: SitePage, content: SiteContent): Hanging {
  const { site } = content
  const own = (place: Place) => ownPicture(page, content, place)
  switch (page.kind) {
    case 'home':
      return home(content)
    case 'services':
      return { arrangement: 'beside', background: 'cotton', label: 'Services', plates: allServices(content) }
    case 'service':
      return {
        arrangement: 'beside',
        background: backgroundOf(page.entry.id, 'uli'),
        label: 'Services',
        plates: [own(RIGHT)],
      }
    case 'work':
      return { arrangement: 'placard', background: 'cotton', label: 'Case studies', plates: mosaic(content) }
    case 'case study': {
      const { company, country } = page.entry.data
      return {
        arrangement: 'placard',
        background: 'indigo',
        label: `${company}, ${country}`,
        plates: [own(WHOLE)],
      }
    }
    case 'products':
      return { arrangement: 'placard', background: 'raw', label: 'Products', plates: allProducts(content) }
    case 'product': {
      const { category, status } = page.entry.data
      return {
        arrangement: 'placard',
        background: 'raw',
        label: status === 'available' ? category : `${category}, coming soon`,
        plates: [own(WHOLE)],
      }
    }
    case 'academy':
      return {
        arrangement: 'beside',
        background: 'leaf',
        label: 'Academy',
        plates: [own(RIGHT)],
      }
    case 'csr':
      return {
        arrangement: 'beside',
        background: 'leaf',
        label: content.csr.hero.tagline,
        plates: [own(SQUARE)],
      }
    case 'about':
      return { arrangement: 'beside', background: 'indigo', label: 'About us', plates: [seal(site.name)] }
    case 'subsidiaries':
      return { arrangement: 'above', floor: 338, background: 'laterite', plates: shelf(content) }
    case 'careers':
      return {
        arrangement: 'above',
        floor: 390,
        background: 'cotton',
        label: 'Careers',
        plates: [fibreToClothStrip(site.name)],
      }
    case 'contact':
      return {
        arrangement: 'placard',
        background: 'raw',
        label: 'Contact',
        plates: [draw({ seed: site.name, family: 'aso-oke', progress: 0.5 }, WHOLE)],
      }
    case 'legal':
      return {
        arrangement: 'beside',
        background: 'raw',
        plates: [draw({ seed: page.entry.id, family: 'dagi' }, RIGHT)],
      }
  }
}

/** The page's picture: a drawing is laid out for the card, a photograph is cut to the same shape. */
function ownPicture(page: SitePage, content: SiteContent, place: Place): Artwork {
  const own = pictureOf(page, content)
  if (!own) throw new Error(`${page.path} has no picture of its own`)
  return own.picture.kind === 'photo'
    ? { ...place, photograph: resolve('content', own.picture.src) }
    : draw(own.source, place)
}

function draw(source: ArtworkSource, place: Place, options: Partial<DrawOptions> = {}): Artwork {
  const { width: w, height: h } = place
  return { ...place, svg: drawArtwork(source, { w, h, palette: 'file', tabby: false, ...options }) }
}

/** The tagline over the warp, as in the hero: cloth has grown a quarter of the way up. */
function home({ site }: SiteContent): Card {
  const [drawn, mid, made] = inThreeWeights(site.tagline)
  return {
    arrangement: 'above',
    floor: 440,
    background: 'deep',
    title: [
      { text: drawn, weight: WEIGHT.drawn },
      { text: mid, weight: WEIGHT.mid },
      { text: made, weight: WEIGHT.made },
    ].filter(({ text }) => text !== ''),
    plates: [draw({ seed: site.name, family: 'aso-oke', progress: 0.25 }, WHOLE)],
  }
}

/** Eight drawings, two to a row. */
function allServices({ services }: SiteContent): Artwork[] {
  const rows = Math.ceil(services.length / 2)
  return services.map((service, index) =>
    draw(servicePicture(service).source, tile(RIGHT, { columns: 2, rows, index })),
  )
}

/** The first twelve cloths, four to a row. */
function mosaic({ work }: SiteContent): Artwork[] {
  return work
    .slice(0, 12)
    .map((study, index) => draw(caseStudyPicture(study).source, tile(WHOLE, { columns: 4, rows: 3, index })))
}

/** A strip of every product, woven as far as the product is made. */
function allProducts({ products }: SiteContent): Artwork[] {
  return products.map((product, index) =>
    draw(productPicture(product).source, tile(WHOLE, { columns: products.length, rows: 1, index })),
  )
}

function tile(
  whole: Place,
  { columns, rows, index }: { columns: number; rows: number; index: number },
): Place {
  const width = whole.width / columns
  const height = whole.height / rows
  return {
    x: whole.x + (index % columns) * width,
    y: whole.y + Math.floor(index / columns) * height,
    width,
    height,
  }
}

function seal(siteName: string): Artwork {
  const side = 420
  const svg = logoMark(siteName, { size: side, background: 'indigo', palette: 'file' })
  return { x: 724, y: (CARD.height - side) / 2, width: side, height: side, svg }
}

/** The ventures as pots on one shelf; those that have not opened are unfired. */
function shelf({ ventures, products }: SiteContent): Artwork[] {
  const [margin, gap, height, board] = [56, 14, 240, 604]
  const width = (CARD.width - 2 * margin + gap) / ventures.length - gap
  const pots = ventures.map((venture, index) => {
    const place = { x: margin + index * (width + gap), y: board - height, width, height }
    return draw(venturePot(venture, products), place, { bare: true, background: 'laterite' })
  })
  const line = path(rect(0, 0, CARD.width, 2), { fill: DYES.cotton })
  return [
    ...pots,
    { x: 0, y: board, width: CARD.width, height: 2, svg: `<svg viewBox="0 0 ${CARD.width} 2">${line}</svg>` },
  ]
}

function fibreToClothStrip(siteName: string): Artwork {
  const [width, height] = [CARD.width, 200]
  return { x: 0, y: 420, width, height, svg: fibreToCloth(siteName, { w: width, h: height }) }
}
