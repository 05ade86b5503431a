import { formatQuantity } from '../../text/units.ts'

export const SIDES = ['right', 'left', 'above', 'below'] as const
export type Side = (typeof SIDES)[number]

type Place = {
  unit: string
  points: readonly {
    name: string
    at: [number, number]
    value?: number | undefined
    side?: Side | undefined
  }[]
  lines: readonly { name?: string | undefined; nameAt?: [number, number] | undefined }[]
}
type Label = {
  path: (string | number)[]
  name: string
  left: number
  right: number
  top: number
  bottom: number
}

/** The map on a phone of 360 px, in px, and its text. */
const MAP = { width: 320, height: 192 }
const CHARACTER_WIDTH = 7.8
const LINE_HEIGHT = 18
const POINT_RADIUS = 14

/**
 * Finds labels that leave the map or overlap another label on a phone of 360 px. The width of a letter is an estimate,
 * a little larger than in the font.
 * @returns the path of the point or line, and a message for editors
 */
export function findOverlaps(place: Place): { path: (string | number)[]; message: string }[] {
  const labels = [
    ...place.points.map((point, index) => pointLabel(point, place.unit, index)),
    ...place.lines.flatMap(({ name, nameAt }, index) =>
      name && nameAt
        ? [label(['lines', index, 'nameAt'], name, name.length, 1, inPixels(nameAt), 'right', 0)]
        : [],
    ),
  ]
  return labels.flatMap((one, index) => {
    if (one.left < 0 || one.right > MAP.width || one.top < 0 || one.bottom > MAP.height)
      return [{ path: one.path, message: `the label "${one.name}" leaves the map; move it, or set side` }]
    const other = labels.slice(0, index).find((each) => overlaps(one, each))
    return other
      ? [
          {
            path: one.path,
            message: `the label "${one.name}" overlaps "${other.name}"; move one, or set side`,
          },
        ]
      : []
  })
}

function pointLabel({ name, at, value, side }: Place['points'][number], unit: string, index: number): Label {
  const texts = [name, ...(value === undefined ? [] : [formatQuantity(value, unit)])]
  const length = Math.max(...texts.map((text) => text.length))
  return label(['points', index], name, length, texts.length, inPixels(at), side ?? 'right', POINT_RADIUS)
}

function label(
  path: Label['path'],
  name: string,
  characters: number,
  lines: number,
  [x, y]: [number, number],
  side: Side,
  gap: number,
): Label {
  const width = characters * CHARACTER_WIDTH
  const height = lines * LINE_HEIGHT
  const left = { right: x + gap, left: x - gap - width, above: x - width / 2, below: x - width / 2 }[side]
  const top = { right: y - height / 2, left: y - height / 2, above: y - gap - height, below: y + gap }[side]
  return { path, name, left, right: left + width, top, bottom: top + height }
}

function inPixels([x, y]: [number, number]): [number, number] {
  return [(x / 100) * MAP.width, (y / 60) * MAP.height]
}

function overlaps(one: Label, other: Label): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
