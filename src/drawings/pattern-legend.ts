import type { Family } from '#src/content/schemas/picture.ts'
import { type ArtworkSource, drawArtwork } from './artwork.ts'
import { type BackgroundDye, coloursOn } from './core/palette.ts'
import { at } from './core/random.ts'
import { circle, nums, type Point, path } from './core/svg.ts'
import { SIZES } from './sizes.ts'

type LegendDrawing = ArtworkSource & {
  background: BackgroundDye
  size: { w: number; h: number }
  /** What the three labels under the drawing explain: coordinates of points in units of the drawing. */
  x: readonly number[]
  y: readonly number[]
}

const { wide, narrow } = SIZES.legend

/** The drawing of each family on the page "About the patterns". Another seed or size needs other points. */
export const LEGEND: Record<Family, LegendDrawing> = {
  eleko: { seed: 'market', background: 'indigo', size: wide, x: [98, 335, 629], y: [332, 538, 535] },
  oniko: { seed: 'niger', background: 'deep', size: narrow, x: [92, 312, 470], y: [345, 490, 560] },
  'aso-oke': { seed: 'osun', background: 'laterite', size: narrow, x: [108, 216, 468], y: [470, 556, 503] },
  uli: { seed: 'niger', background: 'indigo', size: wide, x: [110, 254, 640], y: [470, 320, 470] },
  gbari: {
    seed: 'osun',
    background: 'laterite',
    form: 'jar',
    size: wide,
    x: [175, 348, 654],
    y: [395, 547, 405],
  },
  dagi: {
    seed: 'about',
    background: 'leaf',
    crossings: 5,
    size: narrow,
    x: [83, 250, 440],
    y: [423, 420, 420],
  },
}

/** The left edges of the labels, as fractions of the width. PatternLegend.module.css has the same values. */
const LABEL_EDGES = [0.04, 0.36, 0.68]

/** Draws the legend's drawing of a family as a file, with a line from each part down to its label. */
export function drawLegend(family: Family): string {
  const { size, x, y, ...source } = LEGEND[family]
  const parts = x.map((across, index): Point => [across, at(y, index)])
  const { background, construction } = coloursOn(source.background, 'file')
  const lines = parts.map((part, index) => leader(part, at(LABEL_EDGES, index) * size.w, size.h)).join('')
  const dots = parts.map(([x, y]) => circle(x, y, 8)).join('')
  const legend =
    path(lines, { fill: 'none', stroke: background, 'stroke-width': 9 }) +
    path(dots, { fill: construction, stroke: background, 'stroke-width': 8, 'paint-order': 'stroke' }) +
    path(lines, { fill: 'none', stroke: construction, 'stroke-width': 2.4 })
  return drawArtwork({ ...source, family }, { ...size, palette: 'file' }).replace(
    /<\/svg>$/,
    `${legend}</svg>`,
  )
}

/** Returns path data of a line that leaves a point at 45 degrees and then runs straight down. */
function leader([x, y]: Point, edge: number, bottom: number): string {
  return `M${nums(x, y)}L${nums(edge, y + Math.abs(edge - x))}V${nums(bottom)}`
}
