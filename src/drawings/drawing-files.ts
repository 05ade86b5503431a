import { productLogo, technologyLogo } from '#src/content/load/icons.ts'
import type { SiteContent } from '#src/content/load/site-content.ts'
import { colourOf } from '#src/styles/palette.ts'
import { drawArtwork } from './artwork.ts'
import { fibreToCloth } from './aso-oke/fibre-to-cloth.ts'
import { nameStrips } from './aso-oke/name-strips.ts'
import { at } from './core/random.ts'
import { SVG_NAMESPACE } from './core/svg.ts'
import { csrTargets, entryPictures, venturePot } from './entry-pictures.ts'
import { drawLegend, LEGEND } from './pattern-legend.ts'
import { MENU_SWATCHES, SIZES } from './sizes.ts'

/** A drawing as a file: its name below `/drawings/`, without the extension, and its SVG. */
type DrawingFile = { name: string; svg: string }

/** Draws what pages show as files; inline it would delay the first paint (docs/decisions/0002-drawings-in-the-page.md). */
export function drawingFiles(content: SiteContent): DrawingFile[] {
  return [pictures, pots, legend, homeDrawings, menu].flatMap((draw) => draw(content))
}

function pictures(content: SiteContent): DrawingFile[] {
  return entryPictures(content)
    .filter(({ picture }) => picture.kind === 'drawn')
    .map(({ file, source, size }) => ({
      name: file,
      svg: drawArtwork(source, { ...size, palette: 'file' }),
    }))
}

/** Draws the files with several pictures, of which a page names one. */
export function spriteFiles(content: SiteContent): DrawingFile[] {
  return [
    { name: 'name-strips', svg: nameStrips() },
    // One file for each theme, because `prefers-color-scheme` is always light in an `<img>` in WebKit.
    ...THEMES.map((theme) => ({
      name: `technology-${theme}`,
      svg: technologyLogos(content, TEXT_COLOUR[theme]),
    })),
  ]
}

function pots({ ventures, products }: SiteContent): DrawingFile[] {
  return ventures.map((venture) => ({
    name: `venture-${venture.id}`,
    svg: drawArtwork(venturePot(venture, products), POT),
  }))
}

function legend(): DrawingFile[] {
  return (Object.keys(LEGEND) as (keyof typeof LEGEND)[]).map((family) => ({
    name: `legend/${family}`,
    svg: drawLegend(family),
  }))
}

function menu({ navigation }: SiteContent): DrawingFile[] {
  const swatches = MENU_SWATCHES.map((kind, index) => {
    const source = { seed: `menu-${kind}`, kind, background: at(MENU_BACKGROUNDS, index) }
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
      { name: `home/${name}-cloth`, svg: fibreToCloth(site.name, strip) },
      ...THEMES.map((theme) => ({
        name: `home/${name}-threads-${theme}`,
        svg: fibreToCloth(site.name, { ...strip, line: TEXT_COLOUR[theme] }),
      })),
    ]),
    {
      name: 'home/csr-targets',
      svg: drawArtwork(csrTargets(csr.targets), { ...SIZES.csr.home, palette: 'file' }),
    },
  ]
}

const PROCESS_STRIP = { w: 1440, h: 344, threads: 41 } as const
const VERTICAL_PROCESS_STRIP = { w: 1080, h: 84, threads: 11, vertical: true } as const

const POT = { ...SIZES.venture, bare: true, background: 'laterite', palette: 'file' } as const

/** Dark in both themes: a pale ground would be the brightest part of a dark page. */
const MENU_BACKGROUNDS = ['laterite', 'indigo'] as const

/** Text colour of each theme, for SVG files, which cannot read the custom properties of the page. */
const TEXT_COLOUR = { light: colourOf('ink'), dark: colourOf('ink', 'dark') }
const THEMES = ['light', 'dark'] as const

const LOGO_SIDE = 24

/** Draws the logos of all technologies named on the site, side by side. The URL fragment `#slug` shows one logo. */
function technologyLogos({ home, products }: SiteContent, fill: string): string {
  const named = home.stack.categories.flatMap((category) => category.stack.map(({ logo }) => logo))
  const used = products.flatMap(({ data }) => data.tech.flatMap((name) => productLogo(name) ?? []))
  const slugs = [...new Set([...named, ...used])]
  const logos = slugs.map((slug, index) => {
    const x = index * LOGO_SIDE
    const view = `<view id="${slug}" viewBox="${x} 0 ${LOGO_SIDE} ${LOGO_SIDE}"/>`
    return `${view}<path transform="translate(${x})" d="${technologyLogo(slug)}"/>`
  })
  const width = slugs.length * LOGO_SIDE
  return `<svg xmlns="${SVG_NAMESPACE}" viewBox="0 0 ${width} ${LOGO_SIDE}" fill="${fill}">${logos.join('')}</svg>`
}
