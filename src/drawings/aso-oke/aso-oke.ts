import type { DrawContext } from '../core/drawing.ts'
import { grid, range, repeat } from '../core/geometry.ts'
import { attrs, group, line, num, path, rect } from '../core/svg.ts'
import { inlay } from './inlay.ts'

type Cloth = DrawContext & {
  strips: number
  strip: number
  ends: number
  thread: number
  tint: 'background' | 'second' | 'accent'
  /** For each strip: plain (A), striped (B), or plain with the second figure (C). */
  kinds: string[]
}

/** Draws strips after aso-oke, Yoruba weaving, with warp stripes and figures. Below `progress` 1 the upper part is bare warp. */
export function asoOke(context: DrawContext): string {
  const { w, h, idPrefix, colours, progress = 1, tabby: fine = true } = context
  const cloth = createCloth(context)
  const { strips, strip, thread } = cloth
  const warp = warpOf(cloth)
  const weft = weftOf(cloth)
  const tabby = fine && thread > 2.2 ? tabbyOf(cloth) : ''
  const seams = repeat(strips - 1, (index) => line((index + 1) * strip, 0, (index + 1) * strip, h))

  const defs = warp.defs + weft.defs + tabby
  const woven =
    path(rect(0, 0, w, h), { fill: colours.background }) +
    warp.art +
    (tabby && path(rect(0, 0, w, h), { fill: `url(#${idPrefix}t)` })) +
    group(weft.art, { fill: colours.line }) +
    path(seams, { stroke: colours.background, 'stroke-width': Math.max(1.4, thread * 0.7) })

  const fell = progress < 1 ? h * (1 - progress) : 0
  if (!fell) return `<defs>${defs}</defs>${woven}`
  const edge = wovenEdge(cloth, fell)
  return (
    `<defs>${defs}<clipPath id="${idPrefix}f"><path d="M0 ${num(h)}${edge}V${num(h)}z"/></clipPath></defs>` +
    bareWarp(cloth, warp.art, fell) +
    group(woven, { 'clip-path': `url(#${idPrefix}f)` }) +
    path(`M0 ${num(h)}${edge}`, { fill: 'none', stroke: colours.line, 'stroke-width': thread * 0.5 })
  )
}

function createCloth(context: DrawContext): Cloth {
  const { random, w } = context
  const preferred = ((random.pick([4, 5, 6, 7]) * w) / 480) * (w < 200 ? 1.8 : 1)
  const strips = Math.max(3, Math.round(preferred))
  const ends = random.pick([21, 25, 27])
  const strip = w / strips
  const order = random.pick(['AB', 'AB', 'ABB', 'AAB', 'A', 'ABCB'])
  const tint = random.pick(['second', 'accent', 'background', 'background'] as const)
  const kinds = range(strips).map((index) => order[index % order.length] ?? 'A')
  return { ...context, strips, ends, strip, thread: strip / ends, tint, kinds }
}

/** Draws the visible weft: two figures, with bars between them, in every strip without warp stripes. */
function weftOf({ random, idPrefix, colours, h, strips, ends, strip, thread, kinds }: Cloth) {
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
    rect(from * thread, row * thread, length * thread, thread * 0.82)
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
      const bar = bars.length
        ? `<use${attrs({ href: `#${idPrefix}b`, ...place, fill: colours.accent })}/>`
        : ''
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
function tabbyOf({ idPrefix, thread, colours }: Cloth): string {
  const side = num(thread * 2)
  const size = attrs({ width: side, height: side, patternUnits: 'userSpaceOnUse' })
  const checks = rect(0, 0, thread) + rect(thread, thread, thread)
  return `<pattern id="${idPrefix}t"${size}>${path(checks, { fill: colours.background, opacity: '.16' })}</pattern>`
}

function wovenEdge({ strips, strip, thread }: Cloth, fell: number): string {
  return repeat(strips, (index) => {
    const y = fell + (((index * 7) % 5) - 2) * thread * 4
    return `V${num(y)}H${num((index + 1) * strip)}`
  })
}

type Stripes = { line: string; second: string; accent: string }

function warpOf(cloth: Cloth): { defs: string; art: string } {
  const { idPrefix, colours, kinds, strip, tint, h } = cloth
  const warps = [plainWarp(cloth), stripedWarp(cloth)]
  const defs = warps.map((warp, index) => {
    const stripes = (['line', 'second', 'accent'] as const).map((name) =>
      path(warp[name], { fill: colours[name] }),
    )
    return `<g id="${idPrefix}w${index}">${stripes.join('')}</g>`
  })
  const strips = kinds.map((kind, index) => {
    const x = index * strip
    const tinted = kind === 'B' && tint !== 'background'
    const background = tinted ? path(rect(x, 0, strip, h), { fill: colours[tint] }) : ''
    return `${background}<use${attrs({ href: `#${idPrefix}w${kind === 'B' ? 1 : 0}`, x })}/>`
  })
  return { defs: defs.join(''), art: strips.join('') }
}

/** Draws the warp above the fell: single threads of `stripes`, and as hairlines the plain threads, which have the background’s colour. */
function bareWarp(cloth: Cloth, stripes: string, fell: number): string {
  const { idPrefix, colours, w, strips, ends, strip, thread } = cloth
  const low = fell + 12 * thread
  const hairlines = grid((ends - 1) / 2, strips, (pair, index) => {
    const x = index * strip + (2 * pair + 1.5) * thread
    return line(x, 0, x, low)
  })
  const single = rect(thread * 0.25, 0, thread * 0.5, 8)
  return (
    `<pattern id="${idPrefix}l"${attrs({ width: num(thread), height: 8, patternUnits: 'userSpaceOnUse' })}>${path(single, { fill: '#fff' })}</pattern>` +
    `<mask id="${idPrefix}h">${path(rect(0, 0, w, low), { fill: `url(#${idPrefix}l)` })}</mask>` +
    path(hairlines, { stroke: colours.onPage, 'stroke-width': '.9', opacity: '.36' }) +
    group(stripes, { mask: `url(#${idPrefix}h)` })
  )
}

/** Draws one or two threads along each selvedge. */
function plainWarp(cloth: Cloth): Stripes {
  const stripes: Stripes = { line: '', second: '', accent: '' }
  stripes[cloth.random.pick(['line', 'accent'] as const)] += mirrored(cloth, 0, 1)
  if (cloth.random.chance()) stripes.second += mirrored(cloth, 2, 1)
  return stripes
}

function stripedWarp(cloth: Cloth): Stripes {
  const stripes: Stripes = { line: '', second: '', accent: '' }
  const middle = (cloth.ends - 1) / 2
  const tints = {
    accent: ['line', 'second', 'line'],
    second: ['line', 'accent', 'line'],
    background: ['line', 'second', 'accent'],
  } as const
  for (let thread = 1; thread < middle; ) {
    const wide = Math.min(cloth.random.pick([1, 1, 2, 3, 4]), middle - thread)
    stripes[cloth.random.pick(tints[cloth.tint])] += mirrored(cloth, thread, wide)
    thread += wide + cloth.random.pick([1, 1, 2])
  }
  if (cloth.random.chance()) stripes.line += rect(middle * cloth.thread, 0, cloth.thread, cloth.h)
  return stripes
}

function mirrored({ ends, thread, h }: Cloth, from: number, wide: number): string {
  return rect(from * thread, 0, wide * thread, h) + rect((ends - from - wide) * thread, 0, wide * thread, h)
}
