/**
 * The cloth of the hero film: ten narrow strips of aso-oke, a Yoruba woven cloth. The woven figures are derived from the
 * group's name. The order of the strips is fixed, because phones crop the film to its middle, and the strips there must
 * differ: indigo, undyed, red and striped.
 */
import { inlay, type Run } from '#src/pattern/aso-oke/inlay.ts'
import { type Random, random } from '#src/pattern/core/random.ts'
import { PALETTE } from '#src/styles/palette.ts'
import { CLOTH, type Crossing, FILM, type Strip } from './frame.ts'

/** The palette, adjusted for video: dark blues are lighter than the film's background, other colours are slightly darker. */
const COLOURS = {
  ...PALETTE,
  indigo: '#1B2657',
  deep: '#121A42',
  sky: '#3F6196',
  raw: '#D3C9AE',
  clay: '#B9583A',
  sage: '#7FA07B',
} as const
type Colour = keyof typeof COLOURS

interface Yarns {
  readonly background: Colour
  readonly inlay: Colour
  readonly stripes: readonly Colour[]
  /** True for inlaid figures on a plain background, false for symmetrical warp stripes. */
  readonly figured: boolean
}

const ETU: Yarns = { background: 'indigo', inlay: 'cotton', stripes: ['sky', 'cotton'], figured: true }
const ETU_STRIPED: Yarns = {
  background: 'deep',
  inlay: 'brass',
  stripes: ['sky', 'cotton', 'brass', 'sky'],
  figured: false,
}
const SANYAN: Yarns = { background: 'raw', inlay: 'indigo', stripes: ['laterite', 'indigo'], figured: true }
const ALAARI: Yarns = { background: 'laterite', inlay: 'cotton', stripes: ['brass', 'clay'], figured: true }
const ALAARI_STRIPED: Yarns = {
  background: 'laterite',
  inlay: 'cotton',
  stripes: ['clay', 'brass', 'cotton', 'deep'],
  figured: false,
}
const SKY: Yarns = { background: 'sky', inlay: 'cotton', stripes: ['deep', 'cotton'], figured: true }
const LEAF: Yarns = { background: 'leaf', inlay: 'cotton', stripes: ['sage', 'brass'], figured: true }

/** The strips from left to right: yarns, and the offset in px of the fell (edge of the woven cloth) from `MEAN_FELL`. */
const STRIPS: readonly (readonly [yarns: Yarns, fellOffset: number])[] = [
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
/** Part of the random seed. Another value gives other figures. */
const SEED_SALT = 'xiv'

/** Creates the strips of the film. The same name gives the same strips. */
export function createStrips(name: string): Strip[] {
  const seed = random(`loom ${SEED_SALT}:${name}`)
  const figures = figuresOf(name)
  return STRIPS.map(([yarns, fellOffset], i) => {
    const warp = warpOf(yarns, seed)
    return {
      warp: warp.map(brighten),
      weft: COLOURS[yarns.inlay],
      crossings: crossingsOf(yarns, warp, seed, figures[i]),
      fell: MEAN_FELL + fellOffset,
      phase: (i * 5) % 12,
      slubs: Array.from({ length: 3 }, () => ({ thread: seed.whole(2, 28), at: seed.whole(0, 127) })),
      slub: COLOURS.cotton,
      brass: COLOURS.brass,
    }
  })
}

/** Returns one function for each strip, which draws the strip's figure at a size in threads. All figures differ. */
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

/** Returns the colours of the warp threads, symmetrical about the middle. */
function warpOf({ background, stripes, figured }: Yarns, seed: Random): Colour[] {
  const warp = Array.from({ length: CLOTH.threads }, (): Colour => background)
  const last = CLOTH.threads - 1
  const middle = last / 2
  const setColour = (first: number, width: number, colour: Colour) => {
    for (let thread = first; thread < first + width; thread++) {
      warp[thread] = colour
      warp[last - thread] = colour
    }
  }
  if (figured) {
    stripes.slice(0, 2).forEach((colour, i) => {
      setColour(2 * i, 1, colour)
    })
    return warp
  }
  let thread = 1
  let previous: Colour = background
  while (thread < middle) {
    const width = Math.min(seed.whole(1, 4), middle - thread)
    previous = seed.pick(stripes.filter((colour) => colour !== previous))
    setColour(thread, width, previous)
    thread += width + seed.pick([1, 1, 2])
  }
  warp[middle] = 'cotton'
  return warp
}

/** Returns the colour at each crossing of warp and weft for one repeat: plain weave, the figure, two brass weft rows. */
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
  const [background, inlay] = [COLOURS[yarns.background], COLOURS[yarns.inlay]]
  return Array.from({ length: CLOTH.picks }, (_, pick) =>
    warp.map((colour, thread) => {
      if (raised.has(`${thread},${pick}`)) return { face: inlay, shadow: mix(inlay, background, 0.55) }
      if (bars.has(pick)) return { face: COLOURS.brass, shadow: mix(COLOURS.brass, background, 0.6) }
      const face = (thread + pick) % 2 === 1 ? COLOURS[colour] : mix(COLOURS[colour], background, 0.55)
      return { face, shadow: mix(COLOURS[colour], FILM.background, 0.38) }
    }),
  )
}

/** Returns a brighter colour for the unwoven part of a warp thread: dark threads would be invisible on the background. */
function brighten(colour: Colour): string {
  switch (colour) {
    case 'indigo':
    case 'deep':
      return '#4F62A6'
    case 'leaf':
      return '#5F8A68'
    case 'laterite':
      return '#B0543A'
    default:
      return COLOURS[colour]
  }
}

/** Mixes two colours. `part` is the share of the second colour, from 0 to 1. */
function mix(from: string, to: string, part: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => channel(from, at) + (channel(to, at) - channel(from, at)) * part)
  return `rgb(${mixed.map(Math.round).join(' ')})`
}
