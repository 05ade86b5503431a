import { borders } from './eleko-border.ts'
import { range } from './grid.ts'
import { at, type Random } from './random.ts'

export type Tone = 'plain' | 'light' | 'second'

/** One square of the cloth. A turned one stands on its corner and is placed by its middle. */
export type Block = {
  x: number
  y: number
  side: number
  detail: number
  motif: number
  tone: Tone
  turned?: boolean
}

type Box = [x: number, y: number, width: number, height: number]

/** Where everything on a cloth goes; `unit` is the side of its common square. */
export type Cloth = {
  blocks: Block[]
  unit: number
  field: Box
  frame: Box
  /** True where squares run out under the border. */
  clipped: boolean
  rules: string
  ornament: string
}

/** A square in the cloth's own terms: `u` runs along its short side, `v` along its long one. */
type Laid = Omit<Block, 'x' | 'y'> & { u: number; v: number }
type Layout = {
  laid: Laid[]
  unit: number
  length: number
  clipped?: boolean
  gaps?: [from: number, depth: number][]
}
type Field = { random: Random; short: number; long: number }

/**
 * Divides a cloth into squares in one of the ways dyers do. A wide cloth is laid out like a tall one lying on
 * its side, so that no size leaves part of it empty.
 */
export function layOut(random: Random, w: number, h: number): Cloth {
  const margin = Math.min(w, h) * 0.045
  const [short, long] = [Math.min(w, h) - 2 * margin, Math.max(w, h) - 2 * margin]
  const lying = w > h
  const layout = random.pick([patchwork, registers, medallion, chequers, lozenges])({ random, short, long })
  const band = (long - layout.length) / 2

  const place = (u: number, v: number) =>
    lying ? { x: margin + band + v, y: margin + u } : { x: margin + u, y: margin + band + v }
  const gaps = (layout.gaps ?? []).map(([from, depth]): [number, number] => [band + from, depth])
  return {
    blocks: layout.laid.map(({ u, v, ...block }) => ({ ...block, ...place(u, v) })),
    unit: layout.unit,
    field: lying
      ? [margin + band, margin, layout.length, short]
      : [margin, margin + band, short, layout.length],
    frame: [margin, margin, w - 2 * margin, h - 2 * margin],
    clipped: layout.clipped ?? false,
    ...borders({ random, margin, short, long, band, gaps, lying }),
  }
}

/** Squares packed round a few large ones. */
function patchwork({ random, short, long }: Field): Layout {
  const across = count(short, random.pick([3, 4, 4, 5]) + (short > 480 ? 1 : 0))
  const unit = short / across
  const down = Math.floor((long + 0.01) / unit)
  const taken = new Set<number>()
  const laid: Laid[] = []
  const mirrored = random.chance(0.55)
  const rule = random.whole(0, 2)

  const fits = (column: number, row: number, span: number) =>
    column + span <= across &&
    row + span <= down &&
    range(span * span).every((k) => !taken.has((row + Math.floor(k / span)) * across + column + (k % span)))
  const put = (column: number, row: number, span: number, motif: number, tone: Tone) => {
    if (!fits(column, row, span)) return false
    for (const k of range(span * span)) taken.add((row + Math.floor(k / span)) * across + column + (k % span))
    return laid.push({ u: column * unit, v: row * unit, side: span * unit, detail: span, motif, tone })
  }

  const span = Math.min(across, down, across > 3 && down > 3 && random.chance(0.3) ? 3 : 2)
  const middle = (across - span) / 2
  const first = mirrored && Number.isInteger(middle) ? middle : random.whole(0, across - span)
  put(first, random.whole(0, down - span), span, 0, random.pick(['light', 'light', 'second'] as const))
  const more = across < 3 ? 0 : Math.floor((across * down) / 14)
  for (let tries = 0, set = 0; tries < 24 && set < more; tries++)
    if (
      put(
        random.whole(0, across - 2),
        random.whole(0, down - 2),
        2,
        1 - (set % 2),
        set % 2 ? 'light' : 'second',
      )
    )
      set++

  for (const row of range(down))
    for (const column of range(across)) {
      const from = mirrored ? Math.min(column, across - 1 - column) : column
      const turn = [from + row, row, from + 2 * row][rule] ?? 0
      const shaded = (rule === 1 ? row + from : from * 3 + row * 5) % 4 === 1
      put(column, row, 1, 2 + (turn % 4), shaded ? 'second' : 'plain')
    }
  return { laid, unit, length: down * unit }
}

/** Rows of squares of several sizes, the same above and below the middle one. */
function registers({ random, short, long }: Field): Layout {
  const gap = short * 0.04
  const sizes = [2, 3, 4, 5, 6].filter((across) => across === 2 || short / across > 50)
  const middle = random.pick(sizes.slice(0, 2))
  const rows = [middle]
  let length = short / middle
  for (let tries = 0; tries < 12; tries++) {
    const across = random.pick(sizes)
    const more = 2 * (short / across + gap)
    if (across === at(rows, 0) || length + more > long) continue
    rows.unshift(across)
    rows.push(across)
    length += more
  }

  const half = (rows.length - 1) / 2
  const gaps: [number, number][] = []
  let v = 0
  const laid = rows.flatMap((across, index) => {
    const side = short / across
    const rank = Math.abs(index - half)
    const start = v
    v += side + gap
    if (index) gaps.push([start - gap, gap])
    return range(across).map((column): Laid => {
      const odd = (Math.min(column, across - 1 - column) + rank) % 2 === 1
      const tone = rank % 2 ? (odd ? 'second' : 'plain') : odd ? 'plain' : 'light'
      const detail = side > short / 3.4 ? 2 : 1
      return { u: column * side, v: start, side, detail, motif: rank + (odd ? 1 : 0), tone }
    })
  })
  return { laid, unit: short / Math.max(...rows), length, gaps }
}

/** One large square, or several in a row, with a ring of small ones. */
function medallion({ random, short, long }: Field): Layout {
  const across = count(short, random.pick([4, 5, 6]))
  const unit = short / across
  const core = Math.max(1, across - 2)
  const cores = Math.max(1, Math.floor((long / unit - 2 + 0.01) / core))
  const down = cores * core + 2
  const centre = random.pick(['light', 'second'] as const)
  const laid = range(cores).map((index): Laid => {
    const tone = index % 2 ? (centre === 'light' ? 'second' : 'light') : centre
    return {
      u: unit,
      v: (1 + index * core) * unit,
      side: core * unit,
      detail: Math.min(3, core),
      motif: index % 2,
      tone,
    }
  })
  for (const row of range(down))
    for (const column of range(across)) {
      const [edgeU, edgeV] = [column % (across - 1) === 0, row % (down - 1) === 0]
      if (!edgeU && !edgeV) continue
      const odd = (Math.min(column, across - 1 - column) + Math.min(row, down - 1 - row)) % 2 === 1
      const motif = edgeU && edgeV ? 2 : odd ? 3 : 4
      const tone = edgeU && edgeV ? 'second' : 'plain'
      laid.push({ u: column * unit, v: row * unit, side: unit, detail: 1, motif, tone })
    }
  return { laid, unit, length: down * unit }
}

/** Two motifs by turns, dark on light and light on dark. */
function chequers({ random, short, long }: Field): Layout {
  const across = count(short, random.pick([3, 4, 5]))
  const unit = short / across
  const down = Math.floor((long + 0.01) / unit)
  const [other, every] = [random.pick(['light', 'light', 'second'] as const), random.pick([2, 3])]
  const laid = range(across * down).map((k): Laid => {
    const [column, row] = [k % across, Math.floor(k / across)]
    const odd = (column + row) % 2 === 1
    const motif = odd ? 0 : 2 + (every === 2 ? row % 2 : (row + column) % 3 === 0 ? 1 : 0)
    return { u: column * unit, v: row * unit, side: unit, detail: 1, motif, tone: odd ? other : 'plain' }
  })
  return { laid, unit, length: down * unit }
}

/** Squares standing on their corners, running out under the border. */
function lozenges({ random, short, long }: Field): Layout {
  const across = short < 240 ? 2 : random.pick([2, 3, 3])
  const diagonal = short / across
  const half = Math.ceil(long / diagonal)
  const [light, rule] = [random.pick(['light', 'second'] as const), random.whole(0, 1)]
  const laid = range(2 * half + 1).flatMap((index) => {
    const row = index - half
    const odd = Math.abs(row % 2)
    return range(across + odd).map((column): Laid => {
      const u = (column + (odd ? 0 : 0.5)) * diagonal
      const turn = rule ? Math.abs(row) : Math.abs(2 * column - across + 1 - odd)
      const tone = odd ? (turn % 3 === 0 ? 'second' : 'plain') : light
      const side = diagonal * Math.SQRT1_2
      return {
        u,
        v: long / 2 + (row * diagonal) / 2,
        side,
        detail: across < 3 ? 2 : 1,
        motif: odd ? 2 + (turn % 2) : turn % 4 === 0 ? 0 : 1,
        tone,
        turned: true,
      }
    })
  })
  return { laid, unit: diagonal, length: long, clipped: true }
}

/** How many squares go across: as many as wished, but none so small that its lines would run together. */
function count(short: number, wished: number): number {
  return Math.max(3, Math.min(wished, Math.floor(short / 54)))
}
