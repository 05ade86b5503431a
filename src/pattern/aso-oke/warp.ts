import { range } from '../core/grid.ts'
import type { Ink } from '../core/palette.ts'
import type { Random } from '../core/random.ts'
import { attrs, group, line, num, path, rect } from '../core/svg.ts'

/** How one cloth is set up on the loom; all widths in units, `thread` is the width of one. */
export type Setup = {
  w: number
  h: number
  strips: number
  ends: number
  strip: number
  thread: number
  /** Dye of the striped strips' ground. */
  tint: 'ground' | 'second' | 'accent'
  /** For each strip: plain (A), striped (B), or plain with the second figure (C). */
  kinds: string[]
}

/** The warp of all strips: what goes into `<defs>`, and the strips themselves. */
export function warpOf(random: Random, setup: Setup, uid: string, ink: Ink): { defs: string; art: string } {
  const warps = [plainWarp(random, setup), stripedWarp(random, setup)]
  const defs = warps.map((warp, index) => {
    const stripes = (['line', 'second', 'accent'] as const).map((dye) => path(warp[dye], { fill: ink[dye] }))
    return `<g id="${uid}w${index}">${stripes.join('')}</g>`
  })
  const strips = setup.kinds.map((kind, index) => {
    const x = index * setup.strip
    const tinted = kind === 'B' && setup.tint !== 'ground'
    const ground = tinted ? path(rect(x, 0, setup.strip, setup.h), { fill: ink[setup.tint] }) : ''
    return `${ground}<use${attrs({ href: `#${uid}w${kind === 'B' ? 1 : 0}`, x })}/>`
  })
  return { defs: defs.join(''), art: strips.join('') }
}

/**
 * The warp before the weft has come: every thread of `stripes` by itself, and the plain ones, which have no
 * colour against the wall, as hairlines.
 * @param fell height of the last pick; the threads run on a little behind the cloth
 */
export function bareWarp(setup: Setup, uid: string, stripes: string, fell: number, plain: string): string {
  const { w, strips, ends, strip, thread } = setup
  const low = fell + 12 * thread
  const hairlines = range(strips).flatMap((index) =>
    range((ends - 1) / 2).map((pair) => {
      const x = index * strip + (2 * pair + 1.5) * thread
      return line(x, 0, x, low)
    }),
  )
  const single = rect(thread * 0.25, 0, thread * 0.5, 8)
  return (
    `<pattern id="${uid}l"${attrs({ width: num(thread), height: 8, patternUnits: 'userSpaceOnUse' })}>${path(single, { fill: '#fff' })}</pattern>` +
    `<mask id="${uid}h">${path(rect(0, 0, w, low), { fill: `url(#${uid}l)` })}</mask>` +
    path(hairlines.join(''), { stroke: plain, 'stroke-width': '.9', opacity: '.36' }) +
    group(stripes, { mask: `url(#${uid}h)` })
  )
}

/** Path data of the stripes of one warp, by the dye of their threads. */
type Stripes = { line: string; second: string; accent: string }

/** A quiet warp: a thread or two along each selvedge. */
function plainWarp(random: Random, setup: Setup): Stripes {
  const stripes: Stripes = { line: '', second: '', accent: '' }
  stripes[random.pick(['line', 'accent'] as const)] += mirrored(setup, 0, 1)
  if (random.chance()) stripes.second += mirrored(setup, 2, 1)
  return stripes
}

/** Stripes that read the same from either selvedge. */
function stripedWarp(random: Random, setup: Setup): Stripes {
  const stripes: Stripes = { line: '', second: '', accent: '' }
  const middle = (setup.ends - 1) / 2
  const dyes = {
    accent: ['line', 'second', 'line'],
    second: ['line', 'accent', 'line'],
    ground: ['line', 'second', 'accent'],
  } as const
  for (let thread = 1; thread < middle; ) {
    const wide = Math.min(random.pick([1, 1, 2, 3, 4]), middle - thread)
    stripes[random.pick(dyes[setup.tint])] += mirrored(setup, thread, wide)
    thread += wide + random.pick([1, 1, 2])
  }
  if (random.chance()) stripes.line += rect(middle * setup.thread, 0, setup.thread, setup.h)
  return stripes
}

function mirrored({ ends, thread, h }: Setup, from: number, wide: number): string {
  return rect(from * thread, 0, wide * thread, h) + rect((ends - from - wide) * thread, 0, wide * thread, h)
}
