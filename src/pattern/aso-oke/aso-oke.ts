import { drawConstruction, label } from '../core/construction-lines.ts'
import type { DrawContext, Drawing } from '../core/draw-context.ts'
import { range } from '../core/grid.ts'
import type { Random } from '../core/random.ts'
import { attrs, group, line, num, nums, path, rect } from '../core/svg.ts'
import { inlay } from './inlay.ts'
import { bareWarp, type Setup, warpOf } from './warp.ts'

/**
 * Draws a cloth after aso-oke, Yoruba strip weaving: narrow strips sewn side by side, with symmetrical warp stripes and
 * inlaid figures. If `progress` is below 1, the upper part of the cloth is not woven and shows only the warp.
 */
export function asoOke({ random, w, h, idPrefix, colours, progress, tabby: fine }: DrawContext): Drawing {
  const setup = createSetup(random, w, h)
  const { strips, strip, thread } = setup
  const warp = warpOf(random, setup, idPrefix, colours)
  const weft = weftOf(random, setup, idPrefix, colours.accent)
  const tabby = fine && thread > 2.2 ? tabbyOf(idPrefix, thread, colours.background) : ''
  const seams = range(strips - 1).map((index) => line((index + 1) * strip, 0, (index + 1) * strip, h))

  const defs = warp.defs + weft.defs + tabby
  const cloth =
    path(rect(0, 0, w, h), { fill: colours.background }) +
    warp.art +
    (tabby && path(rect(0, 0, w, h), { fill: `url(#${idPrefix}t)` })) +
    group(weft.art, { fill: colours.line }) +
    path(seams.join(''), { stroke: colours.background, 'stroke-width': Math.max(1.4, thread * 0.7) })

  const fell = progress < 1 ? h * (1 - progress) : 0
  const construction = drawConstruction(constructionOf(setup, fell), colours)
  if (!fell) return { art: `<defs>${defs}</defs>${cloth}`, construction }
  const edge = wovenEdge(setup, fell)
  return {
    art:
      `<defs>${defs}<clipPath id="${idPrefix}f"><path d="M0 ${num(h)}${edge}V${num(h)}z"/></clipPath></defs>` +
      bareWarp(setup, idPrefix, warp.art, fell, colours.onPage) +
      group(cloth, { 'clip-path': `url(#${idPrefix}f)` }) +
      path(`M0 ${num(h)}${edge}`, { fill: 'none', stroke: colours.line, 'stroke-width': thread * 0.5 }),
    construction,
    transparent: true,
  }
}

function createSetup(random: Random, w: number, h: number): Setup {
  const preferred = ((random.pick([4, 5, 6, 7]) * w) / 480) * (w < 200 ? 1.8 : 1)
  const strips = Math.max(3, Math.round(preferred))
  const ends = random.pick([21, 25, 27])
  const strip = w / strips
  const order = random.pick(['AB', 'AB', 'ABB', 'AAB', 'A', 'ABCB'])
  return {
    w,
    h,
    strips,
    ends,
    strip,
    thread: strip / ends,
    tint: random.pick(['second', 'accent', 'background', 'background'] as const),
    kinds: range(strips).map((index) => order[index % order.length] ?? 'A'),
  }
}

/** Draws the visible weft: two figures, with bars between them, in every strip without warp stripes. */
function weftOf(
  random: Random,
  { h, strips, ends, strip, thread, kinds }: Setup,
  idPrefix: string,
  accent: string,
) {
  const figure = ends - 2 * random.whole(2, 4)
  const repeat = figure + random.pick([3, 5, 9, 13, 17, 23])
  const shift = random.pick<(index: number) => number>([
    (index) => (index % 2) * 0.5,
    (index) => index / strips,
    (index) => (Math.abs(index - (strips - 1) / 2) / strips) * 1.6,
    (index) => ((index * 3) % strips) / strips,
    () => 0,
  ])
  const swapped = random.chance(0.4)
  const weftPath = (from: number, row: number, length: number) =>
    `M${nums(from * thread, row * thread)}h${num(length * thread)}v${num(thread * 0.82)}h${num(-length * thread)}z`
  const figures = [inlay(random, figure), inlay(random, figure)].map((runs) =>
    runs.map((run) => weftPath(run.thread + (ends - figure) / 2, run.pick, run.length)).join(''),
  )
  const bars = barRows(random.whole(0, 2), figure, repeat).map((row) => weftPath(0, row, ends))

  const step = repeat * thread
  const placed = kinds.flatMap((kind, index) => {
    if (kind === 'B') return []
    const first = ((shift(index) * step) % step) - step
    return range(Math.ceil((h - first) / step)).map((row) => {
      const place = { x: index * strip, y: first + row * step }
      const which = kind === 'C' || (swapped && row % 2) ? 1 : 0
      const bar = bars.length ? `<use${attrs({ href: `#${idPrefix}b`, ...place, fill: accent })}/>` : ''
      return `<use${attrs({ href: `#${idPrefix}m${which}`, ...place })}/>${bar}`
    })
  })
  const defs = figures.map((d, index) => `<path id="${idPrefix}m${index}" d="${d}"/>`).join('')
  return { defs: `${defs}<path id="${idPrefix}b" d="${bars.join('')}"/>`, art: placed.join('') }
}

/** Returns the weft threads that are bars, halfway between two figures: none, one or three. */
function barRows(kind: number, figure: number, repeat: number): number[] {
  if (repeat - figure < 8) return []
  const middle = figure + (repeat - figure) / 2 - 0.5
  return [[], [middle], [middle - 2, middle, middle + 2]][kind] ?? []
}

/** Draws the plain weave as an SVG pattern of fine checks, which is visible only at large sizes. */
function tabbyOf(idPrefix: string, thread: number, fill: string): string {
  const side = num(thread * 2)
  const size = attrs({ width: side, height: side, patternUnits: 'userSpaceOnUse' })
  const checks = rect(0, 0, thread) + rect(thread, thread, thread)
  return `<pattern id="${idPrefix}t"${size}>${path(checks, { fill, opacity: '.16' })}</pattern>`
}

/** Returns path data along the upper edge of the woven part, which differs from strip to strip. */
function wovenEdge({ strips, strip, thread }: Setup, fell: number): string {
  return range(strips)
    .map((index) => `V${num(fell + (((index * 7) % 5) - 2) * thread * 4)}H${num((index + 1) * strip)}`)
    .join('')
}

function constructionOf({ w, h, strips, strip, ends }: Setup, fell: number) {
  const ticks = range(strips + 1).map((index) => line(index * strip, -1, index * strip, 10))
  return {
    solid: ticks.join('') + line(0, 7, w, 7),
    chain: line(w / 2, 0, w / 2, h) + (fell ? line(0, fell, w, fell) : ''),
    labels: label(strip / 2, 22, `${ends} ends`, 'middle'),
  }
}
