import { shortName } from '../core/random.ts'
import { num, path, rect, svg } from '../core/svg.ts'
import { runsOf } from './inlay.ts'

/** Weave structures by name: width and height of a repeat in threads, and where the warp is on top. */
const STRUCTURES = {
  'plain weave': { across: 2, down: 2, raised: (x: number, y: number) => (x + y) % 2 === 1 },
  'two-two twill': { across: 4, down: 4, raised: (x: number, y: number) => (x + y) % 4 < 2 },
  basket: { across: 4, down: 4, raised: (x: number, y: number) => ((x >> 1) + (y >> 1)) % 2 === 1 },
  herringbone: { across: 8, down: 4, raised: (x: number, y: number) => ((x < 4 ? x : 7 - x) + y) % 4 < 2 },
  satin: { across: 5, down: 5, raised: (x: number, y: number) => (x * 2 + y) % 5 !== 0 },
}

type Weave = keyof typeof STRUCTURES

export const WEAVES = Object.keys(STRUCTURES) as readonly Weave[]

/**
 * Draws the weave draft of a structure in the colour of the text: a grid with marks where the warp lies over the weft.
 * @param threads width in warp threads, one unit each
 * @returns an `<svg>` element, 24 weft threads high; it fills its container, which crops the rest
 */
export function weaveDraft(threads: number, weave: Weave): string {
  const { across, down, raised } = STRUCTURES[weave]
  const floats = runsOf(across, down, raised).map(
    ({ thread, pick, length }) => `M${thread} ${pick}.06h${length}v.88h${-length}z`,
  )
  const id = shortName(`draft:${threads}:${weave}:`)
  const attributes = {
    viewBox: `0 0 ${num(threads)} 24`,
    preserveAspectRatio: 'xMinYMin slice',
    'aria-hidden': 'true',
  }
  return svg(
    attributes,
    `<pattern id="${id}" width="${across}" height="${down}" patternUnits="userSpaceOnUse">${path(floats.join(''), { fill: 'currentColor' })}</pattern>` +
      path(rect(0, 0, threads, 24), { fill: `url(#${id})` }),
  )
}
