/**
 * Draws one frame of the hero film on a canvas. Runs in the browser, so it imports nothing: the loom it
 * draws comes from loom.ts as plain data.
 *
 * The clock: a beat is 12 frames. In the first 8 a shuttle carries the weft through the open shed, in the
 * last 4 the reed beats it home and the cloth takes up two picks. 16 beats take up one whole period of
 * the pattern, and 16 is even, so that every shed is open again where it was: frame 192 is frame 0.
 */

export const FILM = {
  width: 1280,
  height: 720,
  framesPerSecond: 24,
  frames: 192,
  /** Above this line stand words: only dim warp is drawn there. */
  quietHeight: 400,
  /** The colour of those words. */
  words: '#f5f4ef',
  night: '#0b1029',
} as const

/** Measures of the cloth, in pixels except where said. */
export const CLOTH = {
  strip: 128,
  thread: 4,
  /** Threads across a strip. */
  threads: 31,
  /** Picks after which the pattern repeats. */
  picks: 32,
} as const

/** What of a crossing shows: its face, and the shadow under it. */
export interface Crossing {
  readonly face: string
  readonly shadow: string
}

/** One narrow strip on the loom. */
export interface Strip {
  /** Colour of each bare warp thread. */
  readonly warp: readonly string[]
  readonly weft: string
  /** The cloth's crossings, pick by pick from the top. */
  readonly crossings: readonly (readonly Crossing[])[]
  /** Height at which the cloth begins. */
  readonly fell: number
  /** Frames by which this strip runs ahead of the first. */
  readonly phase: number
  /** Thick places in the yarn, which show that the warp moves. */
  readonly slubs: readonly { readonly thread: number; readonly at: number }[]
  readonly slub: string
  readonly brass: string
}

const BEAT = 12
const CROSSING = 8
const TAKE_UP = 8
const PERIOD = CLOTH.thread * CLOTH.picks
const REED_REST = 42
const SHED = 26
const SEAM = 2
const SLUB = 9

/** A function that draws any frame of the loom. */
export function filmOf(strips: readonly Strip[], context: CanvasRenderingContext2D): (frame: number) => void {
  const tiles = strips.map(weave)
  return (frame) => {
    context.fillStyle = FILM.night
    context.fillRect(0, 0, FILM.width, FILM.height)
    strips.forEach((strip, i) => {
      context.save()
      context.translate(i * CLOTH.strip, 0)
      const moment = momentOf(frame + strip.phase)
      drawWarp(context, strip, moment)
      drawCloth(context, strip, tiles[i], moment)
      drawWeft(context, strip, moment)
      drawReed(context, strip, moment)
      context.restore()
    })
  }
}

interface Moment {
  readonly beat: number
  /** Frame within the beat. */
  readonly step: number
  /** How far the weft is beaten home, 0 to 1. */
  readonly home: number
  /** How far the cloth has been taken up within its period. */
  readonly takenUp: number
}

function momentOf(frame: number): Moment {
  const beat = Math.floor(frame / BEAT)
  const step = frame % BEAT
  const home = ease(Math.max(0, step + 1 - CROSSING) / (BEAT - CROSSING))
  return { beat, step, home, takenUp: (beat * TAKE_UP + Math.round(home * TAKE_UP)) % PERIOD }
}

function ease(t: number): number {
  return t * t * (3 - 2 * t)
}

/** One period of a strip's cloth. */
function weave(strip: Strip): HTMLCanvasElement {
  const tile = document.createElement('canvas')
  tile.width = CLOTH.strip
  tile.height = PERIOD
  const context = contextOf(tile)
  context.fillStyle = FILM.night
  context.fillRect(0, 0, tile.width, tile.height)
  strip.crossings.forEach((pick, row) => {
    pick.forEach(({ face, shadow }, thread) => {
      const [x, y] = [SEAM + thread * CLOTH.thread, row * CLOTH.thread]
      context.fillStyle = face
      context.fillRect(x, y, CLOTH.thread, CLOTH.thread - 1)
      context.fillStyle = shadow
      context.fillRect(x, y + CLOTH.thread - 1, CLOTH.thread, 1)
    })
  })
  return tile
}

/** The context that every engine draws alike on: in memory, without transparency behind it. */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  if (context === null) throw new Error('this browser draws on no canvas')
  return context
}

/** Hairlines: dim where words stand, bright at the fell; the shed changes over the first frames of a beat. */
function drawWarp(context: CanvasRenderingContext2D, strip: Strip, { beat, step, takenUp }: Moment): void {
  const changed = ease(Math.min(1, (step + 1) / 4))
  strip.warp.forEach((colour, thread) => {
    const raised = (thread + beat) % 2 === 0 ? changed : 1 - changed
    const light = 0.6 + 0.4 * raised
    const gradient = context.createLinearGradient(0, 0, 0, strip.fell)
    gradient.addColorStop(0, colour + alpha(0.1))
    gradient.addColorStop(0.5, colour + alpha(0.15))
    gradient.addColorStop(FILM.quietHeight / strip.fell, colour + alpha(0.26 * light))
    gradient.addColorStop(1, colour + alpha(0.92 * light))
    context.fillStyle = gradient
    context.fillRect(threadAt(thread), 0, thread % 2 === 0 ? 2 : 1, strip.fell)
  })
  for (const { thread, at } of strip.slubs) {
    for (let y = ((at + takenUp) % PERIOD) - PERIOD; y < strip.fell; y += PERIOD) {
      const near = Math.max(0, y - FILM.quietHeight) / (strip.fell - FILM.quietHeight)
      context.fillStyle = strip.slub + alpha(Math.min(0.6, 0.13 + 0.5 * near))
      context.fillRect(threadAt(thread), y, 2, Math.min(SLUB, strip.fell - y))
    }
  }
}

function drawCloth(
  context: CanvasRenderingContext2D,
  strip: Strip,
  tile: HTMLCanvasElement | undefined,
  { takenUp }: Moment,
): void {
  if (tile === undefined) return
  context.save()
  context.beginPath()
  context.rect(0, strip.fell, CLOTH.strip, FILM.height - strip.fell)
  context.clip()
  for (let y = strip.fell + takenUp - PERIOD; y < FILM.height; y += PERIOD) context.drawImage(tile, 0, y)
  context.restore()
}

/** The weft behind its shuttle, from the left and from the right in turn; then on its way to the cloth. */
function drawWeft(context: CanvasRenderingContext2D, strip: Strip, { beat, step, home }: Moment): void {
  const crossing = step < CROSSING
  const length = (CLOTH.strip - 3 * SEAM) * Math.min(1, (step + 1) / CROSSING)
  const fromRight = beat % 2 === 1
  const edge = fromRight ? CLOTH.strip - 2 * SEAM : SEAM
  const tip = fromRight ? edge - length : edge + length
  const y = Math.round(strip.fell - SHED + home * (SHED - 2))
  context.fillStyle = strip.weft
  context.fillRect(Math.min(edge, tip), y, length, 2)
  if (!crossing) return
  context.fillStyle = strip.brass
  context.beginPath()
  context.moveTo(tip - 9, y + 1)
  context.lineTo(tip, y - 3)
  context.lineTo(tip + 9, y + 1)
  context.lineTo(tip, y + 5)
  context.fill()
}

/** A fine brass comb. */
function drawReed(context: CanvasRenderingContext2D, strip: Strip, { step, home }: Moment): void {
  const back = step < 3 ? ease((3 - step) / 4) : 0
  const y = Math.round(strip.fell - REED_REST + Math.max(home, back) * (REED_REST - 6))
  context.fillStyle = strip.brass + alpha(0.8)
  context.fillRect(SEAM, y, CLOTH.strip - 2 * SEAM - 1, 2)
  for (let thread = 0; thread < CLOTH.threads; thread += 2) context.fillRect(threadAt(thread), y + 2, 1, 6)
}

function threadAt(thread: number): number {
  return SEAM + 1 + thread * CLOTH.thread
}

/** An opacity as the last two digits of a colour. */
function alpha(opacity: number): string {
  return Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')
}
