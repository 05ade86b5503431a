import { basename } from 'node:path'
import type { SiteContent } from '../../content/site-content.ts'
import { dots } from '../../pattern/dots.ts'
import { makersMark } from '../../pattern/makers-mark.ts'
import { passage } from '../../pattern/passage.ts'
import { groundOf, type PatternOptions, pattern } from '../../pattern/pattern.ts'
import { PROGRESS } from '../../pattern/progress.ts'
import { inkOf } from '../../pattern/dyes.ts'
import { inThreeWeights } from '../../sections/home/in-three-weights.ts'
import { toVessel } from '../../sections/to-vessel.ts'
import type { SitePage } from '../site-pages.ts'
import { CARD, type Card, type Plate } from './card.ts'

const draw = (id: string, options: PatternOptions & {w:number,h:number}, x = 0, y = 0): Plate => ({
  x, y, width: options.w, height: options.h, svg: pattern(id, { ...options, palette: 'file', tabby: false }),
})
const BESIDE = { w: 520, h: 630 }

export function cardOf(page: SitePage, content: SiteContent): Card {
  const title = [{ text: page.heading.light, weight: 300 }, { text: page.heading.heavy, weight: 780 }].filter(({text})=>text)
  const name = content.site.name
  switch (page.kind) {
    case 'service': {
      const ground = groundOf(page.entry.id, 'uli')
      return { arrangement: 'beside', ground, title, label: 'Services', plates: [draw(page.entry.id, { kind: 'service', ...BESIDE }, 680)] }
    }
    case 'case study':
      return { arrangement: 'placard', ground: 'indigo', title, label: `${page.entry.data.company}, ${page.entry.data.country}`, plates: [draw(page.entry.id, { kind: 'work', w: 1200, h: 630 })] }
    case 'product':
      return { arrangement: 'placard', ground: 'raw', title, label: page.entry.data.status === 'available' ? page.entry.data.category : `${page.entry.data.category}, coming soon`, plates: [draw(page.entry.id, { kind: 'product', w: 1200, h: 630, progress: PROGRESS[page.entry.data.status] })] }
    case 'services':
      return { arrangement: 'beside', ground: 'cotton', title, label: 'Services', plates: content.services.map(({id}, i) => draw(id, { kind: 'service', w: 260, h: 157.5 }, 680 + (i % 2) * 260, Math.floor(i / 2) * 157.5)) }
    case 'work':
      return { arrangement: 'placard', ground: 'cotton', title, label: 'Case studies', plates: content.work.slice(0, 12).map(({id}, i) => draw(id, { kind: 'work', w: 300, h: 210 }, (i % 4) * 300, Math.floor(i / 4) * 210)) }
    case 'products':
      return { arrangement: 'placard', ground: 'raw', title, label: 'Products', plates: content.products.map(({id,data}, i) => draw(id, { kind: 'product', w: 110, h: 630, progress: PROGRESS[data.status] }, i * 110)) }
    case 'subsidiaries':
      return { arrangement: 'above', ground: 'laterite', title, plates: content.ventures.map((v, i) => { const {form, opens}=toVessel(v, content.products); return draw(v.id, { kind: 'venture', bare: true, form, ground: 'laterite', progress: opens ? .4 : 1, w: 170, h: 240 }, 56 + i * 184, 366)}) }
    case 'home': {
      const [a,b,c] = inThreeWeights(content.site.tagline)
      return { arrangement: 'above', ground: 'deep', title: [{text:a,weight:300},{text:b,weight:450},{text:c,weight:780}], plates: [draw(name, { family: 'aso-oke', w: 1200, h: 160 }, 0, 470)] }
    }
    case 'academy':
      return { arrangement: 'beside', ground: 'leaf', title, label: 'Academy', plates: [draw('academy', { family: 'uli', ground: 'leaf', ...BESIDE }, 680)] }
    case 'csr':
      return { arrangement: 'beside', ground: 'leaf', title, label: content.csr.hero.tagline, plates: [{ x: 640, y: 0, width: 630, height: 630, svg: dots([500,100,50,2], { w: 630, dyed: 2, palette: 'file' }) }] }
    case 'about':
      return { arrangement: 'beside', ground: 'indigo', title, label: 'About us', plates: [{x:724,y:105,width:420,height:420,svg:makersMark(name,{palette:'file',ground:'indigo'})}] }
    case 'careers':
      return { arrangement: 'above', ground: 'cotton', title, label: 'Careers', plates: [{ x: 0, y: 430, width: 1200, height: 200, svg: passage(name, { w: 1200, h: 200, palette: 'file' }) }] }
    case 'contact':
      return { arrangement: 'placard', ground: 'raw', title, label: 'Contact', plates: [draw(name, { family: 'aso-oke', w: 1200, h: 630, progress: .5 })] }
    case 'legal':
      return { arrangement: 'beside', ground: 'raw', title, plates: [draw(page.entry.id, { family: 'dagi', ground: 'indigo', ...BESIDE }, 680)] }
  }
}
