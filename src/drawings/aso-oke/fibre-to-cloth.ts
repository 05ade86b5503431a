import { grid, range, repeat } from '../core/geometry.ts'
import { dye } from '../core/palette.ts'
import { type Random, random, shortName } from '../core/random.ts'
import { attrs, curve, group, num, nums, type Point, path, rect, SVG_NAMESPACE, svg } from '../core/svg.ts'
import { inlay } from './inlay.ts'

type FibreToClothOptions = {
  w: number
  h: number
  /** Warp threads, an odd number, 9 or more. */
  threads: number
  /** Turns the strip so that it runs downwards, and stretches it so that its steps align with the text next to it. */
  vertical?: boolean | undefined
  /** Draws fibres and threads in this colour; without it, the cloth. */
  line?: string | undefined
}

/** Draws six equal steps from fibre to cloth as a file: fibre, thread, warp, weft, pattern, hemmed cloth. The id is the seed. */
export function fibreToCloth(id: string, options: FibreToClothOptions): string {
  const { w, h, vertical = false, threads, line = '' } = options
  const chance = random(`passage:${id}`)
  const idPrefix = shortName(['passage', id, w, h, vertical, threads, ''].join())
  const strip: Strip = { w, h, threads, thread: (h * 0.78) / threads, top: h * 0.11, step: w / 6 }

  const lines =
    path(fibres(chance, strip), { fill: 'none', stroke: line, 'stroke-width': '1.15' }) +
    weft(strip, idPrefix, line)
  const dyed = cloth(chance, strip, idPrefix)
  const body = line ? lines : dyed
  const attributes = {
    xmlns: SVG_NAMESPACE,
    viewBox: vertical ? `0 0 ${num(h)} ${num(w)}` : `0 0 ${num(w)} ${num(h)}`,
    'aria-hidden': 'true',
    ...(vertical ? { preserveAspectRatio: 'none' } : {}),
  }
  return svg(attributes, vertical ? group(body, { transform: 'matrix(0 1 1 0 0 0)' }) : body)
}

/** `thread` is the width of a thread, `top` the upper edge of the cloth, `step` the length of a step. */
type Strip = { w: number; h: number; threads: number; thread: number; top: number; step: number }

/** Returns path data of all threads: tangled in the first step, then less so, and straight from the warp step on. */
function fibres(chance: Random, { w, h, threads, thread, top, step }: Strip): string {
  const straight = step * 2.15
  return repeat(threads, (index) => {
    const rest = top + (index + 0.5) * thread
    const swing = [chance.between(0.3, 1), chance.between(0.1, 0.35)] as const
    const pace = [chance.between(1.5, 3.2), chance.between(4, 7)] as const
    const start = [chance.between(0, 6), chance.between(0, 6)] as const
    const from = chance.between(-0.06, 0.22) * step
    const points = range(13).map((k): Point => {
      const x = from + ((straight - from) * k) / 13
      const loose = 1 - ease((x - step * 0.55) / (step * 1.5))
      const wave = (n: 0 | 1) => swing[n] * Math.sin((pace[n] * x) / step + start[n])
      return [x, h / 2 + (rest - h / 2) * (1 - loose * 0.5) + loose * h * 0.25 * (wave(0) + wave(1))]
    })
    return `${curve(points)}L${nums(straight, rest)}H${num(w - step * 0.02 - (index % 3) * 3)}`
  })
}

/** Draws the weft: single picks (weft threads) in the weft step, then the complete weave. */
function weft({ threads, thread, top, step }: Strip, idPrefix: string, line: string): string {
  const from = step * 3
  const picks = Math.floor(step / thread)
  const loose = Math.floor(picks * 0.3)
  const first = grid(threads, loose, (index, pick) =>
    index % 2 === pick % 2 && (pick * 7 + index) % 5 < 2 + pick / 3
      ? `M${nums(from + pick * thread, top + (index + 0.5) * thread)}h${num(thread * 0.74)}`
      : '',
  )
  const over = rect(0, 0, thread * 0.74, thread * 0.92) + rect(thread, thread, thread * 0.74, thread * 0.92)
  return (
    path(first, { stroke: line, 'stroke-width': thread * 0.92 }) +
    tile(`${idPrefix}w`, thread, from, top, path(over, { fill: line })) +
    path(rect(from + loose * thread, top, step - loose * thread, threads * thread), {
      fill: `url(#${idPrefix}w)`,
    })
  )
}

/** Draws a figure on undyed cloth, then the same figure on dyed cloth with striped hems. */
function cloth(chance: Random, strip: Strip, idPrefix: string): string {
  const { w, threads, thread, top, step } = strip
  const high = threads * thread
  const [raw, dyed, end] = [step * 4, step * 5, w - step * 0.14]
  // The figure is odd, and clear of the hems at its sides.
  const room = Math.floor((end - dyed) / thread) - 10
  const wide = Math.min(threads > 15 ? threads - 8 : threads - 4, room - ((room + 1) % 2))
  const runs = inlay(chance, wide)
  // The figure is rotated because the warp runs along the strip.
  const figure = (x: number) =>
    runs
      .map(({ thread: at, pick, length }) =>
        rect(x + pick * thread, top + (at + (threads - wide) / 2) * thread, thread * 0.8, length * thread),
      )
      .join('')
  const stripes = (width: number, ...places: number[]) =>
    places.map((x) => rect(x, top, width, high)).join('')
  const gap = (step - wide * thread) / 2
  const borders = [raw + gap * 0.28, raw + step - gap * 0.28]
  const edges = borders.flatMap((x) => [x - 1.5 * thread, x + 0.5 * thread])
  const hems = [dyed + thread, dyed + 3 * thread, end - 2 * thread, end - 4 * thread]

  const ribs = rect(0, 0, thread, thread * 0.5) + rect(thread, thread, thread, thread * 0.5)
  return (
    tile(`${idPrefix}r`, thread, raw, top, path(ribs, { fill: dye('bronze', 'file'), opacity: '.3' })) +
    path(stripes(step, raw), { fill: dye('raw', 'file') }) +
    path(stripes(step, raw), { fill: `url(#${idPrefix}r)` }) +
    path(figure(raw + gap), { fill: dye('indigo', 'file') }) +
    path(stripes(thread * 0.8, ...edges), { fill: dye('laterite', 'file') }) +
    path(stripes(end - dyed, dyed), { fill: dye('indigo', 'file') }) +
    path(figure(dyed + (end - dyed - wide * thread) / 2), { fill: dye('cotton', 'file') }) +
    path(stripes(thread, ...hems), { fill: dye('brass', 'file') })
  )
}

function tile(id: string, thread: number, x: number, y: number, content: string): string {
  const size = { width: num(thread * 2), height: num(thread * 2), patternUnits: 'userSpaceOnUse' }
  return `<pattern id="${id}"${attrs({ ...size, x, y })}>${content}</pattern>`
}

function ease(part: number): number {
  const t = Math.min(1, Math.max(0, part))
  return t * t * (3 - 2 * t)
}
