import { type ArtworkSource, type DrawOptions, drawArtwork } from '#src/artwork/artwork.ts'
import { caseStudyPicture, productPicture, servicePicture } from '#src/artwork/entry-pictures.ts'
import { contentFile } from '#src/content/load/content-root.ts'
import type { SiteContent } from '#src/content/load/site-content.ts'
import { backgroundOf } from '#src/pattern/pattern.ts'
import { splitTagline } from '#src/sections/home/split-tagline.ts'
import { pictureOf, type SitePage } from '../site-pages.ts'
import { type Box, CARD_SIZE, type Card, type CardLayout, type CardPicture, WEIGHT } from './card.ts'

/** Returns the content of a page's card: the heading and the picture of the page. */
export function describeCard(page: SitePage, content: SiteContent): Card {
  const { light, heavy } = page.heading
  const title = [
    { text: light, weight: WEIGHT.light },
    { text: heavy, weight: WEIGHT.heavy },
  ]
  return { title: title.filter(({ text }) => text !== ''), ...cardDesign(page, content) }
}

/** A card whose title may be omitted. The default is the heading of the page. */
type CardDesign = CardLayout & Omit<Card, 'layout' | 'title'> & Partial<Pick<Card, 'title'>>

const FULL_SIZE: Box = { x: 0, y: 0, ...CARD_SIZE }
const RIGHT_SQUARE: Box = { ...FULL_SIZE, x: 690, width: CARD_SIZE.height }
const RIGHT_HALF: Box = { ...FULL_SIZE, x: 680, width: CARD_SIZE.width - 680 }

/** Returns the design of a page's card. A page without a design of its own shows its heading on cloth. */
function cardDesign(page: SitePage, content: SiteContent): CardDesign {
  const { site, services, work, products, home, csr } = content
  switch (page.kind) {
    case 'home': {
      const title = splitTagline(home.hero.tagline).map(({ text, weight }) => ({
        text,
        weight: WEIGHT[weight],
      }))
      const pictures = [cloth(site.name, 0.25)]
      return { layout: 'rows', textBottom: 440, background: 'deep', title, pictures }
    }
    case 'servicesPage': {
      const pictures = grid(services.map(servicePicture), RIGHT_HALF, 2)
      return { layout: 'columns', background: 'cotton', label: 'Services', pictures }
    }
    case 'services': {
      const background = backgroundOf(page.entry.id, 'uli')
      return { layout: 'columns', background, label: 'Services', pictures: [pagePicture(page, RIGHT_HALF)] }
    }
    case 'workPage': {
      const pictures = grid(work.slice(0, 12).map(caseStudyPicture), FULL_SIZE, 4)
      return { layout: 'panel', background: 'cotton', label: 'Case studies', pictures }
    }
    case 'work': {
      const [result] = page.entry.data.results
      const pictures = [pagePicture(page, FULL_SIZE)]
      return { layout: 'panel', background: 'indigo', ...(result && { result }), pictures }
    }
    case 'productsPage': {
      const pictures = grid(products.map(productPicture), FULL_SIZE, products.length)
      return { layout: 'panel', background: 'raw', label: 'Products', pictures }
    }
    case 'products': {
      const { category, status } = page.entry.data
      const label = status === 'available' ? category : `${category}, coming soon`
      return { layout: 'panel', background: 'raw', label, pictures: [pagePicture(page, FULL_SIZE)] }
    }
    case 'academy': {
      const pictures = [pagePicture(page, RIGHT_HALF)]
      return { layout: 'columns', background: 'leaf', label: 'Academy', pictures }
    }
    case 'csr': {
      const pictures = [pagePicture(page, RIGHT_SQUARE)]
      return { layout: 'columns', background: 'leaf', label: csr.hero.label, pictures }
    }
    default:
      return { layout: 'panel', background: 'raw', pictures: [cloth(site.name, 0.5)] }
  }
}

/** Returns the drawing or photograph of the page at the size of the box. @throws Error if it has none */
function pagePicture(page: SitePage, box: Box): CardPicture {
  const own = pictureOf(page)
  if (!own) throw new Error(`${page.path} has no picture of its own`)
  if (own.picture.kind === 'drawn') return draw(own.source, box)
  const position = (own.picture.focus ?? 'centre').split(' ').reverse().join(' ')
  return { ...box, photograph: contentFile(own.picture.src), position }
}

/** Returns a cloth that fills the card. `progress` is its woven fraction, from 0 to 1. */
function cloth(siteName: string, progress: number): CardPicture {
  return draw({ seed: siteName, family: 'aso-oke', progress }, FULL_SIZE)
}

/** Returns the drawings side by side, in as many rows as they need to fill the area. */
function grid(pictures: readonly { source: ArtworkSource }[], area: Box, columns: number): CardPicture[] {
  const width = area.width / columns
  const height = area.height / Math.ceil(pictures.length / columns)
  return pictures.map(({ source }, index) => {
    const x = area.x + (index % columns) * width
    return draw(source, { x, y: area.y + Math.floor(index / columns) * height, width, height })
  })
}

function draw(source: ArtworkSource, box: Box, options: Partial<DrawOptions> = {}): CardPicture {
  const { width: w, height: h } = box
  return { ...box, svg: drawArtwork(source, { w, h, palette: 'file', tabby: false, ...options }) }
}
