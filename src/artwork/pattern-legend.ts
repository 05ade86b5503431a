import { type BackgroundDye, coloursOn } from '../pattern/core/palette.ts'
import { at } from '../pattern/core/random.ts'
import { circle, nums, type Point, path } from '../pattern/core/svg.ts'
import type { Family } from '../pattern/pattern.ts'
import { type ArtworkSource, drawArtwork } from './artwork.ts'
import { SIZES } from './sizes.ts'

type LegendDrawing = {
  source: ArtworkSource & { background: BackgroundDye }
  size: { w: number; h: number }
  /** What the three labels under the drawing explain, as points in units of the drawing. */
  parts: readonly [Point, Point, Point]
}

const { wide, narrow } = SIZES.legend

/** The drawing of each family on the page "About the patterns". Another seed or size needs other points. */
export const LEGEND: Record<Family, LegendDrawing> = {
  eleko: {
    source: { seed: 'market', family: 'eleko', background: 'indigo' },
    size: wide,
    parts: [
      [98, 332],
      [335, 538],
      [629, 535],
    ],
  },
  oniko: {
    source: { seed: 'niger', family: 'oniko', background: 'deep' },
    size: narrow,
    parts: [
      [92, 345],
      [312, 490],
      [470, 560],
    ],
  },
  'aso-oke': {
    source: { seed: 'osun', family: 'aso-oke', background: 'laterite' },
    size: narrow,
    parts: [
      [108, 470],
      [216, 556],
      [468, 503],
    ],
  },
  uli: {
    source: { seed: 'niger', family: 'uli', background: 'indigo' },
    size: wide,
    parts: [
      [110, 470],
      [254, 320],
      [640, 470],
    ],
  },
  gbari: {
    source: { seed: 'osun', family: 'gbari', form: 'jar', background: 'laterite' },
    size: wide,
    parts: [
      [175, 395],
      [348, 547],
      [654, 405],
    ],
  },
  dagi: {
    source: { seed: 'about', family: 'dagi', background: 'leaf', crossings: 5 },
    size: narrow,
    parts: [
      [83, 423],
      [250, 420],
      [440, 420],
    ],
  },
}

/** The left edges of the labels, as fractions of the width. PatternLegend.module.css has the same values. */
const LABEL_EDGES = [0.04, 0.36, 0.68]

/** Draws the legend's drawing of a family as a file, with a line from each part down to its label. */
export function drawLegend(family: Family): string {
  const { source, size, parts } = LEGEND[family]
  const { background, construction } = coloursOn(source.background, 'file')
  const lines = parts.map((part, index) => leader(part, at(LABEL_EDGES, index) * size.w, size.h)).join('')
  const dots = parts.map(([x, y]) => circle(x, y, 8)).join('')
  const legend =
    path(lines, { fill: 'none', stroke: background, 'stroke-width': 9 }) +
    path(dots, { fill: construction, stroke: background, 'stroke-width': 8, 'paint-order': 'stroke' }) +
    path(lines, { fill: 'none', stroke: construction, 'stroke-width': 2.4 })
  return drawArtwork(source, { ...size, palette: 'file' }).replace(/<\/svg>$/, `${legend}</svg>`)
}

/** Returns path data of a line that leaves a point at 45 degrees and then runs straight down. */
function leader([x, y]: Point, edge: number, bottom: number): string {
  return `M${nums(x, y)}L${nums(edge, y + Math.abs(edge - x))}V${nums(bottom)}`
}
