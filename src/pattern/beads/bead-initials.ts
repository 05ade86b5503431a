import { polar, range, repeat, TAU } from '../core/geometry.ts'
import { dye } from '../core/palette.ts'
import { random } from '../core/random.ts'
import { circle, dot, path, rect, SVG_NAMESPACE, svg } from '../core/svg.ts'

/** Letters five cells wide and seven high. Each digit in base 32 is a row, its five bits are the cells. */
const LETTERS =
  'A:ehhvhhh B:uhhuhhu C:ehggghe D:uhhhhhu E:vgguggv F:vgguggg G:ehgnhhe H:hhhvhhh I:e44444e J:72222ic K:hikokih ' +
  'L:ggggggv M:hrllhhh N:hhpljhh O:ehhhhhe P:uhhuggg Q:ehhhlid R:uhhukih S:fgge11u T:v444444 U:hhhhhhe V:hhhhha4 ' +
  'W:hhhllla X:hha4ahh Y:hhha444 Z:v1248gv Ɓ:uhhuhhu Ɗ:uhhhhhu Ƙ:hikokih Ƴ:hhha444'
const ROWS = new Map(LETTERS.split(' ').map((letter) => [letter[0], letter.slice(2)]))
const RING = 8
const CELL = { w: 27, h: 38 }

/**
 * Draws the first letters of a person's first and last name in glass beads, in rings as in Yoruba beadwork, for a missing
 * portrait. Letters that the table lacks are left out.
 * @returns an SVG file of the given size
 */
export function beadInitials(name: string, { w, h }: { w: number; h: number }): string {
  const words = name.normalize('NFD').toUpperCase().split(/\s+/)
  const letters = [words[0], words.slice(1).at(-1)].flatMap((word) => ROWS.get(word?.[0]) ?? [])
  const isCell = (column: number, row: number) =>
    (Number.parseInt(letters[Math.floor(column / 6)]?.[row] ?? '0', 32) << 1) & (32 >> (column % 6))
  /** The share of letter around a point: cells fade into each other, so that corners are round. */
  const letterAt = (x: number, y: number) => {
    const [u, v] = [(x - w / 2) / CELL.w + letters.length * 3 - 1, (y - h / 2) / CELL.h + 3]
    const [column, row] = [Math.floor(u), Math.floor(v)]
    const [across, down] = [u - column, v - row]
    const between = (at: number) => (isCell(column, at) && 1 - across) + (isCell(column + 1, at) && across)
    return between(row) * (1 - down) + between(row + 1) * down
  }
  const rings = range(Math.ceil(Math.hypot(w, h) / 2 / RING)).map((ring) => (ring + 0.5) * RING)
  const beads = rings.map((r) => {
    const count = Math.round((TAU * r) / RING)
    return repeat(count, (index) => {
      const [x, y] = polar(w / 2, h / 2, (TAU * index) / count, r)
      return letterAt(x, y) > 0.42 ? dot(x, y) : ''
    })
  })
  const [strings, d] = [rings.map((r) => circle(w / 2, h / 2, r)).join(''), beads.join('')]
  const glass = random(name).pick(['brass', 'clay', 'sage', 'pale'] as const)
  return svg(
    {
      xmlns: SVG_NAMESPACE,
      viewBox: `0 0 ${w} ${h}`,
      width: w,
      height: h,
      fill: 'none',
      'stroke-linecap': 'round',
    },
    path(rect(0, 0, w, h), { fill: dye('deep', 'file') }) +
      path(strings, { stroke: dye('sky', 'file'), 'stroke-width': 2.6, 'stroke-dasharray': `0 ${RING}` }) +
      path(d, { stroke: dye(glass, 'file'), 'stroke-width': 7.6 }) +
      path(d, { stroke: dye('cotton', 'file'), 'stroke-width': 2, transform: 'translate(-1 -1.4)' }),
  )
}
