/**
 * Draws one frame of the hero film on a canvas. This file runs in the browser and imports nothing: it gets the strips of
 * strips.ts as data.
 *
 * Weaving terms: warp threads run along the cloth, and the weft runs across it. A pick is one row of weft. The shed is the
 * gap between raised and lowered warp threads. The fell is the edge of the finished cloth.
 *
 * A beat has 12 frames. In the first 8 a shuttle carries the weft through the open shed. In the last 4 the reed pushes the
 * weft to the fell, and the cloth advances by two picks. After 16 beats the cloth has advanced by one period of the pattern.
 * The shed alternates with each beat and 16 is even, so frame 192 is the same as frame 0.
 */

export const FILM = {
  width: 1280,
  height: 720,
  framesPerSecond: 24,
  frames: 192,
  /** Height of the area behind the text, in px. Only dim warp threads are drawn there. */
  textHeight: 400,
  textColour: '#f5f4ef',
  background: '#0b1029',
} as const

/** Dimensions of the cloth, in px unless stated otherwise. */
export const CLOTH = {
  strip: 128,
  thread: 4,
  /** Number of warp threads in a strip. */
  threads: 31,
  /** Number of picks after which the pattern repeats. */
  picks: 32,
} as const

/** The colours where a warp thread and a pick cross. */
export interface Crossing {
  readonly face: string
  readonly shadow: string
}

/** One narrow strip of cloth on the loom. */
export interface Strip {
  /** Colour of each warp thread above the cloth, where no weft covers it. */
  readonly warp: readonly string[]
  readonly weft: string
  /** The crossings of each pick in one period, from the top. */
  readonly crossings: readonly (readonly Crossing[])[]
  /** The y of the fell, where the cloth begins. */
  readonly fell: number
  /** Number of frames by which this strip is ahead of the film. */
  readonly phase: number
  /** Thick places in the yarn, which make the movement of the warp visible. */
  readonly slubs: readonly { readonly thread: number; readonly at: number }[]
  readonly slub: string
  readonly brass: string
}

/** Frames in a beat. */
const BEAT = 12
/** Frames of a beat in which the shuttle carries the weft. */
const CROSSING = 8
/** Advance of the cloth in a beat, in px. */
const ADVANCE = 8
const PERIOD = CLOTH.thread * CLOTH.picks
const REED_REST = 42
const SHED = 26
const SEAM = 2
const SLUB = 9

/** Returns a function that draws a frame. */
export function createFrameDrawer(
  strips: readonly Strip[],
  context: CanvasRenderingContext2D,
): (frame: number) => void {
  const tiles = strips.map(drawTile)
  return (frame) => {
    context.fillStyle = FILM.background
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
  /** How far the reed has moved the weft towards the cloth, from 0 to 1. */
  readonly beaten: number
  /** How far the cloth has advanced within its period, in px. */
  readonly advance: number
}

function momentOf(frame: number): Moment {
  const beat = Math.floor(frame / BEAT)
  const step = frame % BEAT
  const beaten = ease(Math.max(0, step + 1 - CROSSING) / (BEAT - CROSSING))
  return { beat, step, beaten, advance: (beat * ADVANCE + Math.round(beaten * ADVANCE)) % PERIOD }
}

function ease(t: number): number {
  return t * t * (3 - 2 * t)
}

/** Draws one period of a strip's cloth. */
function drawTile(strip: Strip): HTMLCanvasElement {
  const tile = document.createElement('canvas')
  tile.width = CLOTH.strip
  tile.height = PERIOD
  const context = getCanvasContext(tile)
  context.fillStyle = FILM.background
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

/**
 * Returns a context without transparency that draws in main memory instead of on the GPU, so that every machine gives the
 * same pixels.
 * @throws Error if the browser has no 2D canvas
 */
export function getCanvasContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  if (context === null) throw new Error('the browser has no 2D canvas')
  return context
}

/** Draws the warp, dim behind the text and bright at the fell. The threads change places in the first 4 frames of a beat. */
function drawWarp(context: CanvasRenderingContext2D, strip: Strip, { beat, step, advance }: Moment): void {
  const changed = ease(Math.min(1, (step + 1) / 4))
  strip.warp.forEach((colour, thread) => {
    const raised = (thread + beat) % 2 === 0 ? changed : 1 - changed
    const light = 0.6 + 0.4 * raised
    const gradient = context.createLinearGradient(0, 0, 0, strip.fell)
    gradient.addColorStop(0, colour + alpha(0.1))
    gradient.addColorStop(0.5, colour + alpha(0.15))
    gradient.addColorStop(FILM.textHeight / strip.fell, colour + alpha(0.26 * light))
    gradient.addColorStop(1, colour + alpha(0.92 * light))
    context.fillStyle = gradient
    context.fillRect(threadAt(thread), 0, thread % 2 === 0 ? 2 : 1, strip.fell)
  })
  for (const { thread, at } of strip.slubs) {
    for (let y = ((at + advance) % PERIOD) - PERIOD; y < strip.fell; y += PERIOD) {
      const closeness = Math.max(0, y - FILM.textHeight) / (strip.fell - FILM.textHeight)
      context.fillStyle = strip.slub + alpha(Math.min(0.6, 0.13 + 0.5 * closeness))
      context.fillRect(threadAt(thread), y, 2, Math.min(SLUB, strip.fell - y))
    }
  }
}

function drawCloth(
  context: CanvasRenderingContext2D,
  strip: Strip,
  tile: HTMLCanvasElement | undefined,
  { advance }: Moment,
): void {
  if (tile === undefined) return
  context.save()
  context.beginPath()
  context.rect(0, strip.fell, CLOTH.strip, FILM.height - strip.fell)
  context.clip()
  for (let y = strip.fell + advance - PERIOD; y < FILM.height; y += PERIOD) context.drawImage(tile, 0, y)
  context.restore()
}

/** Draws the new pick: first behind the shuttle, then in front of the reed. The shuttle changes its side after each beat. */
function drawWeft(context: CanvasRenderingContext2D, strip: Strip, { beat, step, beaten }: Moment): void {
  const crossing = step < CROSSING
  const length = (CLOTH.strip - 3 * SEAM) * Math.min(1, (step + 1) / CROSSING)
  const fromRight = beat % 2 === 1
  const edge = fromRight ? CLOTH.strip - 2 * SEAM : SEAM
  const tip = fromRight ? edge - length : edge + length
  const y = Math.round(strip.fell - SHED + beaten * (SHED - 2))
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

/** Draws the reed as a brass comb. */
function drawReed(context: CanvasRenderingContext2D, strip: Strip, { step, beaten }: Moment): void {
  const back = step < 3 ? ease((3 - step) / 4) : 0
  const y = Math.round(strip.fell - REED_REST + Math.max(beaten, back) * (REED_REST - 6))
  context.fillStyle = strip.brass + alpha(0.8)
  context.fillRect(SEAM, y, CLOTH.strip - 2 * SEAM - 1, 2)
  for (let thread = 0; thread < CLOTH.threads; thread += 2) context.fillRect(threadAt(thread), y + 2, 1, 6)
}

function threadAt(thread: number): number {
  return SEAM + 1 + thread * CLOTH.thread
}

/** Formats an opacity as the last two digits of a hex colour. */
function alpha(opacity: number): string {
  return Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')
}
