import type { SiteContent } from '#src/content/load/site-content.ts'
import { backgroundOf } from '#src/pattern/pattern.ts'
import { splitTagline } from '#src/sections/home/split-tagline.ts'
import type { SitePage } from '../site-pages.ts'
import type { Card, CardLayout } from './card.ts'
import {
  caseStudyGrid,
  clothOf,
  FULL_SIZE,
  familyGrid,
  fibreToClothStrip,
  knotOf,
  logo,
  pagePicture,
  productStrips,
  RIGHT_HALF,
  RIGHT_SQUARE,
  serviceGrid,
  venturePots,
} from './card-pictures.ts'

/** Returns the content of a page's card: the heading and the picture of the page. */
export function describeCard(page: SitePage, content: SiteContent): Card {
  return { title: pageTitle(page), ...cardDesign(page, content) }
}

/** Font weights of headings. `light` is heavier than on pages, because cards are often shown only 300 px wide. */
const WEIGHT = { light: 300, regular: 450, heavy: 780 } as const

function pageTitle({ heading }: SitePage): Card['title'] {
  const parts = [
    { text: heading.light, weight: WEIGHT.light },
    { text: heading.heavy, weight: WEIGHT.heavy },
  ]
  return parts.filter(({ text }) => text !== '')
}

/** A card whose title may be omitted. The default is the heading of the page. */
type CardDesign = CardLayout &
  Pick<Card, 'background' | 'label' | 'result' | 'pictures'> &
  Partial<Pick<Card, 'title'>>

/** Returns the design of a page's card. A page without a design of its own shows its heading on cloth. */
function cardDesign(page: SitePage, content: SiteContent): CardDesign {
  const { site } = content
  switch (page.kind) {
    case 'home':
      return homeDesign(content)
    case 'servicesPage':
      return { layout: 'columns', background: 'cotton', label: 'Services', pictures: serviceGrid(content) }
    case 'services': {
      const background = backgroundOf(page.entry.id, 'uli')
      return { layout: 'columns', background, label: 'Services', pictures: [pagePicture(page, RIGHT_HALF)] }
    }
    case 'workPage': {
      const pictures = caseStudyGrid(content)
      return { layout: 'panel', background: 'cotton', label: 'Case studies', pictures }
    }
    case 'work': {
      const [result] = page.entry.data.results
      const pictures = [pagePicture(page, FULL_SIZE)]
      return { layout: 'panel', background: 'indigo', ...(result && { result }), pictures }
    }
    case 'productsPage':
      return { layout: 'panel', background: 'raw', label: 'Products', pictures: productStrips(content) }
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
      return { layout: 'columns', background: 'leaf', label: content.csr.hero.tagline, pictures }
    }
    case 'about':
      return { layout: 'columns', background: 'indigo', label: 'About us', pictures: [logo(site.name)] }
    case 'patterns':
      return { layout: 'columns', background: 'cotton', pictures: familyGrid() }
    case 'subsidiariesPage':
      return { layout: 'rows', textBottom: 338, background: 'laterite', pictures: venturePots(content) }
    case 'careers': {
      const pictures = [fibreToClothStrip(site.name)]
      return { layout: 'rows', textBottom: 390, background: 'cotton', label: 'Careers', pictures }
    }
    case 'legal':
      return { layout: 'columns', background: 'raw', pictures: [knotOf(page.entry.id)] }
    case 'contactPage':
      return { ...clothDesign(site.name), label: 'Contact' }
    default:
      return clothDesign(site.name)
  }
}

/** Shows the words on a panel in front of cloth that is woven to the half. */
function clothDesign(siteName: string): CardDesign {
  return { layout: 'panel', background: 'raw', pictures: [clothOf(siteName, 0.5)] }
}

/** Shows the tagline above cloth that covers a quarter of the card. */
function homeDesign({ site, home }: SiteContent): CardDesign {
  const title = splitTagline(home.hero.tagline).map(({ text, weight }) => ({ text, weight: WEIGHT[weight] }))
  return {
    layout: 'rows',
    textBottom: 440,
    background: 'deep',
    title,
    pictures: [clothOf(site.name, 0.25)],
  }
}
