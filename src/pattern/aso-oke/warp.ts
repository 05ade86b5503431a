import { range } from '../core/grid.ts'
import type { Colours } from '../core/palette.ts'
import type { Random } from '../core/random.ts'
import { attrs, group, line, num, path, rect } from '../core/svg.ts'

/** The layout of a cloth, in units. */
export type Setup = {
  w: number
  h: number
  /** Number of strips. */
  strips: number
  /** Warp threads in a strip. */
  ends: number
  /** Width of a strip. */
  strip: number
  /** Width of a thread. */
  thread: number
  /** Background of striped strips. */
  tint: 'background' | 'second' | 'accent'
  /** For each strip: plain (A), striped (B), or plain with the second figure (C). */
  kinds: string[]
}

/** Draws the warp of all strips. Returns the content of `<defs>` and the strips that use it. */
export function warpOf(
  random: Random,
  setup: Setup,
  idPrefix: string,
  colours: Colours,
): { defs: string; art: string } {
  const warps = [plainWarp(random, setup), stripedWarp(random, setup)]
  const defs = warps.map((warp, index) => {
    const stripes = (['line', 'second', 'accent'] as const).map((name) =>
      path(warp[name], { fill: colours[name] }),
    )
    return `<g id="${idPrefix}w${index}">${stripes.join('')}</g>`
  })
  const strips = setup.kinds.map((kind, index) => {
    const x = index * setup.strip
    const tinted = kind === 'B' && setup.tint !== 'background'
    const background = tinted ? path(rect(x, 0, setup.strip, setup.h), { fill: colours[setup.tint] }) : ''
    return `${background}<use${attrs({ href: `#${idPrefix}w${kind === 'B' ? 1 : 0}`, x })}/>`
  })
  return { defs: defs.join(''), art: strips.join('') }
}

/**
 * Draws the warp above the woven part: single threads of `stripes`, and the plain threads, which have the colour of
 * the background, as hairlines.
 * @param fell y coordinate of the fell, the edge of the woven part; the threads overlap the cloth slightly
 */
export function bareWarp(
  setup: Setup,
  idPrefix: string,
  stripes: string,
  fell: number,
  plain: string,
): string {
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
    `<pattern id="${idPrefix}l"${attrs({ width: num(thread), height: 8, patternUnits: 'userSpaceOnUse' })}>${path(single, { fill: '#fff' })}</pattern>` +
    `<mask id="${idPrefix}h">${path(rect(0, 0, w, low), { fill: `url(#${idPrefix}l)` })}</mask>` +
    path(hairlines.join(''), { stroke: plain, 'stroke-width': '.9', opacity: '.36' }) +
    group(stripes, { mask: `url(#${idPrefix}h)` })
  )
}

/** Path data of the stripes of a warp, by colour. */
type Stripes = { line: string; second: string; accent: string }

/** Draws one or two threads along each selvedge. */
function plainWarp(random: Random, setup: Setup): Stripes {
  const stripes: Stripes = { line: '', second: '', accent: '' }
  stripes[random.pick(['line', 'accent'] as const)] += mirrored(setup, 0, 1)
  if (random.chance()) stripes.second += mirrored(setup, 2, 1)
  return stripes
}

/** Draws symmetrical stripes. */
function stripedWarp(random: Random, setup: Setup): Stripes {
  const stripes: Stripes = { line: '', second: '', accent: '' }
  const middle = (setup.ends - 1) / 2
  const tints = {
    accent: ['line', 'second', 'line'],
    second: ['line', 'accent', 'line'],
    background: ['line', 'second', 'accent'],
  } as const
  for (let thread = 1; thread < middle; ) {
    const wide = Math.min(random.pick([1, 1, 2, 3, 4]), middle - thread)
    stripes[random.pick(tints[setup.tint])] += mirrored(setup, thread, wide)
    thread += wide + random.pick([1, 1, 2])
  }
  if (random.chance()) stripes.line += rect(middle * setup.thread, 0, setup.thread, setup.h)
  return stripes
}

function mirrored({ ends, thread, h }: Setup, from: number, wide: number): string {
  return rect(from * thread, 0, wide * thread, h) + rect((ends - from - wide) * thread, 0, wide * thread, h)
}
