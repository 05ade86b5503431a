import { construction, label } from './construction.ts'
import { range } from './grid.ts'
import { inlay } from './inlay.ts'
import type { Random } from './random.ts'
import type { Drawing, Sheet } from './sheet.ts'
import { attrs, group, line, num, nums, path, rect } from './svg.ts'

/** Stripes of one warp, by the dye of their threads. */
type Warp = { line: string; second: string; accent: string }

/** How one cloth is set up on the loom; all widths in units, `thread` is the width of one. */
type Setup = {
  strips: number
  ends: number
  strip: number
  thread: number
  /** Dye of the striped strips' ground, and the order of plain (A), striped (B) and other plain (C) strips. */
  tint: 'ground' | 'second' | 'accent'
  order: string
  /** Threads an inlaid figure is wide, and picks from one to the next. */
  figure: number
  repeat: number
}

/**
 * Aso-oke, after the Yoruba strip weave: narrow strips sewn side by side, palindromes of warp stripes, figures
 * laid in by hand. `progress` under 1 leaves bare warp above what is woven.
 */
export function asoOke({ random, w, h, uid, ink, progress }: Sheet): Drawing {
  const setup = setUp(random, w, h)
  const { strips, ends, strip, thread, tint, order, figure, repeat } = setup
  const kinds = range(strips).map((index) => order[index % order.length])
  const shift = random.pick<(index: number) => number>([
    (index) => (index % 2) * 0.5,
    (index) => index / strips,
    (index) => (Math.abs(index - (strips - 1) / 2) / strips) * 1.6,
    (index) => ((index * 3) % strips) / strips,
    () => 0,
  ])
  const swapped = random.chance(0.4)
  const warps = [plainWarp(random, setup, h), stripedWarp(random, setup, h)]
  const figures = [inlay(random, figure), inlay(random, figure)].map((runs) =>
    runs
      .map(({ thread: x, pick, length }) =>
        bar((x + (ends - figure) / 2) * thread, pick * thread, length * thread, thread),
      )
      .join(''),
  )
  const bars = barsBetween(random.whole(0, 2), setup)

  const defs =
    warps
      .map((warp, index) => {
        const stripes = (['line', 'second', 'accent'] as const).map((dye) =>
          path(warp[dye], { fill: ink[dye] }),
        )
        return `<g id="${uid}w${index}">${stripes.join('')}</g>`
      })
      .join('') +
    figures.map((d, index) => `<path id="${uid}m${index}" d="${d}"/>`).join('') +
    `<path id="${uid}b" d="${bars}"/>` +
    tabby(uid, thread, ink.ground)
  const woven = kinds.map((kind, index) => {
    const x = index * strip
    const ground = kind === 'B' && tint !== 'ground' ? path(rect(x, 0, strip, h), { fill: ink[tint] }) : ''
    return `${ground}<use${attrs({ href: `#${uid}w${kind === 'B' ? 1 : 0}`, x })}/>`
  })
  const laid = kinds.flatMap((kind, index) => {
    if (kind === 'B') return []
    const [x, step] = [index * strip, repeat * thread]
    const first = ((shift(index) * step) % step) - step
    return range(Math.ceil((h - first) / step)).map((row) => {
      const y = first + row * step
      const which = kind === 'C' || (swapped && row % 2) ? 1 : 0
      return (
        `<use${attrs({ href: `#${uid}m${which}`, x, y })}/>` +
        (bars ? `<use${attrs({ href: `#${uid}b`, x, y, fill: ink.accent })}/>` : '')
      )
    })
  })
  const seams = range(strips - 1).map((index) => line((index + 1) * strip, 0, (index + 1) * strip, h))
  const cloth =
    path(rect(0, 0, w, h), { fill: ink.ground }) +
    woven.join('') +
    (thread > 2.2 ? path(rect(0, 0, w, h), { fill: `url(#${uid}t)` }) : '') +
    group(laid.join(''), { fill: ink.line }) +
    path(seams.join(''), { stroke: ink.ground, 'stroke-width': Math.max(1.4, thread * 0.7) })

  const fell = progress < 1 ? h * (1 - progress) : 0
  const draft = construction(setOut(setup, w, h, fell), ink)
  if (!fell) return { art: `<defs>${defs}</defs>${cloth}`, draft }
  return {
    art:
      `<defs>${defs}${fellClip(uid, setup, h, fell)}</defs>` +
      bareWarp(setup, fell, ink.wall, ink.accent) +
      group(cloth, { 'clip-path': `url(#${uid}f)` }),
    draft,
    open: true,
  }
}

function setUp(random: Random, w: number, h: number): Setup {
  const strips = Math.max(
    3,
    Math.round(((random.pick([4, 5, 6, 7]) * w) / 480) * (w < 200 ? 1.8 : 1)),
  )
  const ends = random.pick([21, 25, 27])
  const strip = w / strips
  const figure = ends - 2 * random.whole(2, 4)
  return {
    strips,
    ends,
    strip,
    thread: strip / ends,
    tint: random.pick(['second', 'accent', 'ground', 'ground'] as const),
    order: random.pick(['AB', 'AB', 'ABB', 'AAB', 'A', 'ABCB']),
    figure,
    repeat: figure + random.pick([3, 5, 9, 13, 17, 23]),
  }
}

/** A quiet warp: a thread or two along each selvedge. */
function plainWarp(random: Random, setup: Setup, h: number): Warp {
  const warp: Warp = { line: '', second: '', accent: '' }
  warp[random.pick(['line', 'accent'] as const)] += mirrored(setup, 0, 1, h)
  if (random.chance()) warp.second += mirrored(setup, 2, 1, h)
  return warp
}

/** Stripes that read the same from either selvedge. */
function stripedWarp(random: Random, setup: Setup, h: number): Warp {
  const warp: Warp = { line: '', second: '', accent: '' }
  const middle = (setup.ends - 1) / 2
  const dyes = {
    accent: ['line', 'second', 'line'],
    second: ['line', 'accent', 'line'],
    ground: ['line', 'second', 'accent'],
  } as const
  for (let thread = 1; thread < middle; ) {
    const wide = Math.min(random.pick([1, 1, 2, 3, 4]), middle - thread)
    warp[random.pick(dyes[setup.tint])] += mirrored(setup, thread, wide, h)
    thread += wide + random.pick([1, 1, 2])
  }
  if (random.chance()) warp.line += rect(middle * setup.thread, 0, setup.thread, h)
  return warp
}

function mirrored({ ends, thread }: Setup, from: number, wide: number, h: number): string {
  return rect(from * thread, 0, wide * thread, h) + rect((ends - from - wide) * thread, 0, wide * thread, h)
}

/** Weft bars halfway between two figures: none, one, or one with two beside it. */
function barsBetween(kind: number, { figure, repeat, strip, thread }: Setup): string {
  if (repeat - figure < 8) return ''
  const middle = figure + (repeat - figure) / 2
  return (
    [[], [0], [-2, 0, 2]][kind]
      ?.map((pick) => bar(0, (middle + pick - 0.5) * thread, strip, thread))
      .join('') ?? ''
  )
}

function bar(x: number, y: number, wide: number, thread: number): string {
  return `M${nums(x, y)}h${num(wide)}v${num(thread * 0.82)}h${num(-wide)}z`
}

/** The ground weave, over one and under one, so that cloth looks like cloth when one comes close. */
function tabby(uid: string, thread: number, fill: string): string {
  const side = num(thread * 2)
  const checks = rect(0, 0, thread) + rect(thread, thread, thread)
  return `<pattern id="${uid}t" width="${side}" height="${side}" patternUnits="userSpaceOnUse">${path(checks, { fill, opacity: '.16' })}</pattern>`
}

/** Strips are woven one at a time, so none stands exactly as high as its neighbour. */
function fellClip(uid: string, { strips, strip, thread }: Setup, h: number, fell: number): string {
  const steps = range(strips).map((index) => {
    const y = fell + (((index * 7) % 5) - 2) * thread * 4
    return `V${num(y)}H${num((index + 1) * strip)}`
  })
  return `<clipPath id="${uid}f"><path d="M0 ${num(h)}${steps.join('')}V${num(h)}z"/></clipPath>`
}

function bareWarp({ strips, ends, strip, thread }: Setup, fell: number, plain: string, dyed: string): string {
  const threads = range(strips).flatMap((index) =>
    range((ends - 1) / 2).map((pair) => {
      const x = index * strip + (2 * pair + 1) * thread
      return { dyed: pair % 3 === 1, d: line(x, 0, x, fell + 12 * thread) }
    }),
  )
  const those = (which: boolean) =>
    threads
      .filter((one) => one.dyed === which)
      .map(({ d }) => d)
      .join('')
  return (
    path(those(false), { stroke: plain, 'stroke-width': '.9', opacity: '.42' }) +
    path(those(true), { stroke: dyed, 'stroke-width': '1.3' })
  )
}

function setOut({ strips, strip, ends }: Setup, w: number, h: number, fell: number) {
  const ticks = range(strips + 1).map((index) => line(index * strip, -1, index * strip, 10))
  return {
    solid: ticks.join('') + line(0, 7, w, 7),
    chain: line(w / 2, 0, w / 2, h) + (fell ? line(0, fell, w, fell) : ''),
    labels: label(strip / 2, 22, `${ends} ends`, 'middle'),
  }
}
