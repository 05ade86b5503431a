import type { SiteContent } from '../content/load/site-content.ts'
import { fibreToCloth } from '../pattern/aso-oke/fibre-to-cloth.ts'
import { selvedge } from '../pattern/aso-oke/selvedge.ts'
import { beadInitials } from '../pattern/beads/bead-initials.ts'
import { at } from '../pattern/core/random.ts'
import { LIGHT } from '../styles/palette.ts'
import { drawArtwork } from './artwork.ts'
import { csrTargets, entryPictures } from './entry-pictures.ts'
import { drawLegend, LEGEND } from './pattern-legend.ts'
import { MENU_SWATCHES, SIZES } from './sizes.ts'
import { TEXT_COLOUR, THEMES } from './themes.ts'
import { venturePot } from './venture-pot.ts'

/** A drawing as a file: its name below `/drawings/`, without the extension, and its SVG. */
export type DrawingFile = { name: string; svg: string }

/**
 * Draws every picture that pages show as a file: those in lists and those below the first view. Inline they would delay
 * the first paint (docs/decisions/0002-drawings-in-the-page.md).
 */
export function drawingFiles(content: SiteContent): DrawingFile[] {
  return [
    ...pictures(content),
    ...pots(content),
    ...leaders(content),
    ...legend(),
    ...homeDrawings(content),
    ...menu(content),
  ]
}

function pictures(content: SiteContent): DrawingFile[] {
  return entryPictures(content)
    .filter(({ picture }) => picture.kind === 'drawn')
    .map(({ file, source, size }) => ({
      name: file,
      svg: drawArtwork(source, { ...size, palette: 'file' }),
    }))
}

function pots({ ventures, products }: SiteContent): DrawingFile[] {
  return ventures.map((venture, index) => {
    const pot = venturePot(venture, products)
    const card = { ...SIZES.venture.card, background: at(POT_BACKGROUNDS, index), palette: 'file' } as const
    return { name: `venture-${venture.id}`, svg: drawArtwork(pot, card) }
  })
}

function leaders(content: SiteContent): DrawingFile[] {
  return content.leaders
    .filter(({ data }) => !data.image)
    .map(({ id, data }) => ({ name: `leader-${id}`, svg: beadInitials(data.name, SIZES.leader) }))
}

function legend(): DrawingFile[] {
  return (Object.keys(LEGEND) as (keyof typeof LEGEND)[]).map((family) => ({
    name: `legend/${family}`,
    svg: drawLegend(family),
  }))
}

function menu({ navigation }: SiteContent): DrawingFile[] {
  const swatches = MENU_SWATCHES.map((kind, index) => {
    const source = { seed: `menu-${kind}`, kind, background: at(POT_BACKGROUNDS, index) }
    return { name: `menu-${index}`, svg: drawArtwork(source, { ...SIZES.menu, palette: 'file' }) }
  })
  const tiles = navigation.servicesMenu.map(({ service }) => ({
    name: `menu-${service}`,
    svg: drawArtwork({ seed: service, kind: 'service' }, { ...SIZES.product.swatch, palette: 'file' }),
  }))
  return [...swatches, ...tiles]
}

function homeDrawings({ site, csr }: SiteContent): DrawingFile[] {
  const strips = Object.entries({ process: PROCESS_STRIP, 'process-down': VERTICAL_PROCESS_STRIP })
  return [
    ...strips.flatMap(([name, strip]) => [
      { name: `home/${name}-cloth`, svg: fibreToCloth(site.name, { ...strip, part: 'cloth' }) },
      ...THEMES.map((theme) => ({
        name: `home/${name}-threads-${theme}`,
        svg: fibreToCloth(site.name, { ...strip, part: 'threads', line: TEXT_COLOUR[theme] }),
      })),
    ]),
    {
      name: 'home/csr-targets',
      svg: drawArtwork(csrTargets(csr.impact), {
        ...SIZES.csr.home,
        palette: 'file',
        sectionColour: LIGHT['band-leaf'],
      }),
    },
    { name: 'selvedge', svg: selvedge(site.name) },
  ]
}

const PROCESS_STRIP = { h: 190 } as const
const VERTICAL_PROCESS_STRIP = { w: 1080, h: 84, threads: 11, vertical: true, stretch: true } as const

/** Dark in both themes: a pale ground would be the brightest part of a dark page. */
const POT_BACKGROUNDS = ['laterite', 'indigo'] as const
