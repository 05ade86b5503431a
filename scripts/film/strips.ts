/**
 * What the hero film weaves: ten narrow strips of aso-oke, grown from the group's name. Change the
 * name and other figures are woven; the order of the dyes is composed by hand, so that a phone, which
 * sees only the middle of the film, sees indigo, undyed, laterite and striped cloth.
 */
import { inlay, type Run } from '#src/pattern/aso-oke/inlay.ts'
import { type Random, random } from '#src/pattern/core/random.ts'
import { DYES } from '#src/styles/palette.ts'
import { CLOTH, type Crossing, FILM, type Strip } from './frame.ts'

/** The dyes as they look lit from behind a screen: indigos lifted off the night, others a shade deeper. */
const LIT = {
  ...DYES,
  indigo: '#1B2657',
  deep: '#121A42',
  sky: '#3F6196',
  raw: '#D3C9AE',
  clay: '#B9583A',
  sage: '#7FA07B',
} as const
type Colour = keyof typeof LIT

interface Yarns {
  readonly ground: Colour
  readonly inlay: Colour
  readonly stripes: readonly Colour[]
  /** A figured strip carries an inlay on a quiet ground, a striped one a palindrome of warp stripes. */
  readonly figured: boolean
}

const ETU: Yarns = { ground: 'indigo', inlay: 'cotton', stripes: ['sky', 'cotton'], figured: true }
const ETU_STRIPED: Yarns = {
  ground: 'deep',
  inlay: 'brass',
  stripes: ['sky', 'cotton', 'brass', 'sky'],
  figured: false,
}
const SANYAN: Yarns = { ground: 'raw', inlay: 'indigo', stripes: ['laterite', 'indigo'], figured: true }
const ALAARI: Yarns = { ground: 'laterite', inlay: 'cotton', stripes: ['brass', 'clay'], figured: true }
const ALAARI_STRIPED: Yarns = {
  ground: 'laterite',
  inlay: 'cotton',
  stripes: ['clay', 'brass', 'cotton', 'deep'],
  figured: false,
}
const SKY: Yarns = { ground: 'sky', inlay: 'cotton', stripes: ['deep', 'cotton'], figured: true }
const LEAF: Yarns = { ground: 'leaf', inlay: 'cotton', stripes: ['sage', 'brass'], figured: true }

/** From left to right: the yarns, and how far the cloth has grown past the mean. */
const STRIPS: readonly (readonly [yarns: Yarns, grown: number])[] = [
  [ETU, 0],
  [ETU_STRIPED, -16],
  [ALAARI_STRIPED, 12],
  [ETU, -6],
  [SANYAN, 18],
  [ALAARI, -10],
  [ETU_STRIPED, 6],
  [SKY, -18],
  [LEAF, 10],
  [ETU, -4],
]
const MEAN_FELL = 464
/** Another edition weaves other figures from the same name. */
const SEED_SALT = 'xiv'

/** The strips of the film, the same for the same name. */
export function loomOf(name: string): Strip[] {
  const seed = random(`loom ${SEED_SALT}:${name}`)
  const figures = figuresOf(name)
  return STRIPS.map(([yarns, grown], i) => {
    const warp = warpOf(yarns, seed)
    return {
      warp: warp.map(lit),
      weft: LIT[yarns.inlay],
      crossings: crossingsOf(yarns, warp, seed, figures[i]),
      fell: MEAN_FELL + grown,
      phase: (i * 5) % 12,
      slubs: Array.from({ length: 3 }, () => ({ thread: seed.whole(2, 28), at: seed.whole(0, 127) })),
      slub: LIT.cotton,
      brass: LIT.brass,
    }
  })
}

/** A figure for each strip, drawn in any size; no two strips share one. */
function figuresOf(name: string): ((size: number) => Run[])[] {
  const seen = new Set<string>()
  return STRIPS.map((_, i) => {
    for (let attempt = 0; ; attempt++) {
      const figure = (size: number) => inlay(random(`loom ${SEED_SALT}:${name}:${i}:${attempt}`), size)
      const drawn = JSON.stringify(figure(21))
      if (seen.has(drawn)) continue
      seen.add(drawn)
      return figure
    }
  })
}

/** Warp stripes, mirrored about the middle thread. */
function warpOf({ ground, stripes, figured }: Yarns, seed: Random): Colour[] {
  const warp = Array.from({ length: CLOTH.threads }, (): Colour => ground)
  const last = CLOTH.threads - 1
  const middle = last / 2
  const lay = (first: number, width: number, colour: Colour) => {
    for (let thread = first; thread < first + width; thread++) {
      warp[thread] = colour
      warp[last - thread] = colour
    }
  }
  if (figured) {
    stripes.slice(0, 2).forEach((colour, i) => {
      lay(2 * i, 1, colour)
    })
    return warp
  }
  let thread = 1
  let beside: Colour = ground
  while (thread < middle) {
    const width = Math.min(seed.whole(1, 4), middle - thread)
    beside = seed.pick(stripes.filter((colour) => colour !== beside))
    lay(thread, width, beside)
    thread += width + seed.pick([1, 1, 2])
  }
  warp[middle] = 'cotton'
  return warp
}

/** One period of cloth: plain weave, a figure laid into it, and two brass picks between figures. */
function crossingsOf(
  yarns: Yarns,
  warp: readonly Colour[],
  seed: Random,
  figure: (size: number) => Run[] = () => [],
): Crossing[][] {
  const size = seed.pick([19, 21, 23])
  const shift = seed.whole(0, CLOTH.picks - 1)
  const inset = (CLOTH.threads - size) / 2
  const raised = new Set<string>()
  const bars = new Set<number>()
  if (yarns.figured) {
    for (const run of figure(size)) {
      for (let i = 0; i < run.length; i++) {
        raised.add(`${run.thread + i + inset},${(run.pick + shift) % CLOTH.picks}`)
      }
    }
    const between = size + Math.floor((CLOTH.picks - size) / 2)
    for (const pick of [between - 2, between + 1]) bars.add((shift + pick) % CLOTH.picks)
  }
  const [ground, laid] = [LIT[yarns.ground], LIT[yarns.inlay]]
  return Array.from({ length: CLOTH.picks }, (_, pick) =>
    warp.map((colour, thread) => {
      if (raised.has(`${thread},${pick}`)) return { face: laid, shadow: mix(laid, ground, 0.55) }
      if (bars.has(pick)) return { face: LIT.brass, shadow: mix(LIT.brass, ground, 0.6) }
      const face = (thread + pick) % 2 === 1 ? LIT[colour] : mix(LIT[colour], ground, 0.55)
      return { face, shadow: mix(LIT[colour], FILM.night, 0.38) }
    }),
  )
}

/** Bare warp is lit from the front: dark dyes would be lost on the night. */
function lit(colour: Colour): string {
  switch (colour) {
    case 'indigo':
    case 'deep':
      return '#4F62A6'
    case 'leaf':
      return '#5F8A68'
    case 'laterite':
      return '#B0543A'
    default:
      return LIT[colour]
  }
}

/** A colour on its way to another. */
function mix(from: string, to: string, part: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => channel(from, at) + (channel(to, at) - channel(from, at)) * part)
  return `rgb(${mixed.map(Math.round).join(' ')})`
}
