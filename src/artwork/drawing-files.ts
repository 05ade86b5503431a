import type { SiteContent } from '../content/load/site-content.ts'
import { passage } from '../pattern/aso-oke/passage.ts'
import { selvedge } from '../pattern/aso-oke/selvedge.ts'
import { INK, THEMES } from '../pattern/core/ink.ts'
import { at } from '../pattern/core/random.ts'
import { LIGHT } from '../styles/palette.ts'
import { drawArtwork, entryPictures, promise } from './artwork.ts'
import { potOf } from './pots.ts'
import { SIZES } from './sizes.ts'

/** A drawing as a file of its own: its name below `/drawings/`, without its ending, and its text. */
export type DrawingFile = { name: string; svg: string }

/**
 * Draws every picture that pages show as a file: those of lists, and what lies below the first view. In the page
 * they would delay its first words (docs/decisions/0002-drawings-in-the-page.md).
 */
export function drawingFiles(content: SiteContent): DrawingFile[] {
  return [...pictures(content), ...pots(content), ...leaderCloths(content), ...homeDrawings(content)]
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
  return ventures.flatMap((venture, index) => {
    const pot = potOf(venture, products)
    const card = { ...SIZES.venture.card, ground: at(POT_GROUNDS, index), palette: 'file' } as const
    const home = { ...SIZES.venture.home, ground: 'laterite', bare: true, palette: 'file' } as const
    return [
      { name: `venture-${venture.id}`, svg: drawArtwork(pot, card) },
      { name: `home/vessel-${venture.id}`, svg: drawArtwork(pot, home) },
    ]
  })
}

function leaderCloths({ leaders }: SiteContent): DrawingFile[] {
  return leaders.map(({ id }, index) => {
    const source = { seed: id, kind: 'work', ground: at(CLOTH_GROUNDS, index) } as const
    return { name: `leader-${id}`, svg: drawArtwork(source, { ...SIZES.leader, palette: 'file' }) }
  })
}

function homeDrawings({ site, csr }: SiteContent): DrawingFile[] {
  const strips = Object.entries({ process: PROCESS, 'process-down': PROCESS_DOWN })
  return [
    ...strips.flatMap(([name, strip]) => [
      { name: `home/${name}-cloth`, svg: passage(site.name, { ...strip, part: 'cloth' }) },
      ...THEMES.map((theme) => ({
        name: `home/${name}-threads-${theme}`,
        svg: passage(site.name, { ...strip, part: 'threads', line: INK[theme] }),
      })),
    ]),
    {
      name: 'home/promised-cloth',
      svg: drawArtwork(promise(csr.impact), { ...SIZES.csr.home, palette: 'file', room: LIGHT['band-leaf'] }),
    },
    { name: 'selvedge', svg: selvedge(site.name, { palette: 'file' }) },
  ]
}

const PROCESS = { palette: 'file', h: 190 } as const
const PROCESS_DOWN = { palette: 'file', w: 1080, h: 84, threads: 11, vertical: true, stretch: true } as const

/** Portraits have a light ground, so their cloths are dark. */
const CLOTH_GROUNDS = ['indigo', 'leaf', 'sky', 'laterite', 'deep', 'sky'] as const

const POT_GROUNDS = ['laterite', 'raw', 'cotton', 'raw', 'laterite', 'cotton'] as const
