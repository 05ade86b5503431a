import type { SiteContent } from '#src/content/load/site-content.ts'
import { backgroundOf } from '#src/pattern/pattern.ts'
import { splitTagline } from '#src/sections/home/split-tagline.ts'
import type { SitePage } from '../site-pages.ts'
import type { Card, CardLayout } from './card.ts'
import {
  caseStudyGrid,
  clothOf,
  FULL_SIZE,
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

function cardDesign(page: SitePage, content: SiteContent): CardDesign {
  const { site } = content
  switch (page.kind) {
    case 'home':
      return homeDesign(content)
    case 'services':
      return { layout: 'columns', background: 'cotton', label: 'Services', pictures: serviceGrid(content) }
    case 'service':
      return {
        layout: 'columns',
        background: backgroundOf(page.entry.id, 'uli'),
        label: 'Services',
        pictures: [pagePicture(page, content, RIGHT_HALF)],
      }
    case 'work':
      return {
        layout: 'panel',
        background: 'cotton',
        label: 'Case studies',
        pictures: caseStudyGrid(content),
      }
    case 'case-study': {
      const [result] = page.entry.data.results
      return {
        layout: 'panel',
        background: 'indigo',
        ...(result && { result }),
        pictures: [pagePicture(page, content, FULL_SIZE)],
      }
    }
    case 'products':
      return { layout: 'panel', background: 'raw', label: 'Products', pictures: productStrips(content) }
    case 'product': {
      const { category, status } = page.entry.data
      return {
        layout: 'panel',
        background: 'raw',
        label: status === 'available' ? category : `${category}, coming soon`,
        pictures: [pagePicture(page, content, FULL_SIZE)],
      }
    }
    case 'academy':
      return {
        layout: 'columns',
        background: 'leaf',
        label: 'Academy',
        pictures: [pagePicture(page, content, RIGHT_HALF)],
      }
    case 'csr':
      return {
        layout: 'columns',
        background: 'leaf',
        label: content.csr.hero.tagline,
        pictures: [pagePicture(page, content, RIGHT_SQUARE)],
      }
    case 'about':
      return { layout: 'columns', background: 'indigo', label: 'About us', pictures: [logo(site.name)] }
    case 'subsidiaries':
      return { layout: 'rows', textBottom: 338, background: 'laterite', pictures: venturePots(content) }
    case 'careers':
      return {
        layout: 'rows',
        textBottom: 390,
        background: 'cotton',
        label: 'Careers',
        pictures: [fibreToClothStrip(site.name)],
      }
    case 'contact':
      return { layout: 'panel', background: 'raw', label: 'Contact', pictures: [clothOf(site.name, 0.5)] }
    case 'legal':
      return { layout: 'columns', background: 'raw', pictures: [knotOf(page.entry.id)] }
  }
}

/** Shows the tagline above cloth that covers a quarter of the card. */
function homeDesign({ site, home }: SiteContent): CardDesign {
  const [light, regular, heavy] = splitTagline(home.hero.tagline)
  const title = [
    { text: light, weight: WEIGHT.light },
    { text: regular, weight: WEIGHT.regular },
    { text: heavy, weight: WEIGHT.heavy },
  ]
  return {
    layout: 'rows',
    textBottom: 440,
    background: 'deep',
    title: title.filter(({ text }) => text !== ''),
    pictures: [clothOf(site.name, 0.25)],
  }
}
