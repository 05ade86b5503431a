import { expect, it } from 'vitest'
import { readXml } from '#test/support/read-xml.ts'
import { tiedRings } from './tied-rings.ts'

const SIZE = { w: 640, h: 720, reserved: 260 }

it.each([1, 2, 5, 12, 13, 22, 45, 140, 240])(
  'draws %i rings, apart from each other and above the caption',
  (count) => {
    const elements = readXml(tiedRings(count, SIZE))
    const numbers = (element: string, name: string) =>
      elements.filter((each) => each.name === element).map(({ attributes }) => Number(attributes.get(name)))
    const [xs, ys] = [numbers('use', 'x'), numbers('use', 'y')]
    const r = Math.max(...numbers('circle', 'r'))
    const points = xs.map((x, index) => [x, ys[index] ?? Number.NaN] as const)
    const edges = points.map(([x, y]) => Math.min(x, y, SIZE.w - x, SIZE.h - SIZE.reserved - y))
    const gaps = points.flatMap(([x, y], index) =>
      points.slice(index + 1).map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)),
    )
    expect(points).toHaveLength(count)
    expect(Math.min(...edges)).toBeGreaterThan(r)
    expect(Math.min(...gaps)).toBeGreaterThan(2 * r)
  },
)
