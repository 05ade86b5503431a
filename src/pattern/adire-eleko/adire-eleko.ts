import { drawConstruction } from '../core/construction-lines.ts'
import type { DrawContext, Drawing } from '../core/draw-context.ts'
import { range } from '../core/grid.ts'
import { at } from '../core/random.ts'
import { attrs, circle, group, line, num, nums, path, rect } from '../core/svg.ts'
import { type Block, type ClothLayout, layOutCloth } from './layout.ts'
import type { Motif } from './motif.ts'
import { ROUND_MOTIFS } from './motifs-round.ts'
import { RULED_MOTIFS } from './motifs-ruled.ts'
import type { SquareColour } from './squares.ts'

/** Draws a cloth after adire eleko, Yoruba starch-resist dyeing: squares with painted motifs. */
export function eleko(context: DrawContext): Drawing {
  const { random, w, h, idPrefix, colours } = context
  const cloth = layOutCloth(random, w, h)
  // The layout uses a varying number of random values. A separate branch keeps the motifs the same at every size.
  const motifs = random
    .branch('motifs')
    .shuffle([...ROUND_MOTIFS, ...RULED_MOTIFS])
    .slice(0, 6)
  const symbols = new MotifSymbols(context, motifs)

  const squareColours: Record<SquareColour, { fill: string; color: string }> = {
    plain: { fill: 'none', color: colours.line },
    light: { fill: colours.line, color: colours.background },
    second: { fill: colours.second, color: colours.onSecond },
  }
  const drawBlocks = (colour: SquareColour, draw: (block: Block) => string) =>
    cloth.blocks
      .filter((block) => block.colour === colour)
      .map(draw)
      .join('')
  const backgrounds = (['light', 'second'] as const).map((colour) =>
    path(
      drawBlocks(colour, (block) => outline(block, 0.03)),
      { fill: squareColours[colour].fill, stroke: 'none' },
    ),
  )
  const uses = (['plain', 'light', 'second'] as const).map((colour) =>
    group(
      drawBlocks(colour, (block) => symbols.use(block)),
      { color: squareColours[colour].color },
    ),
  )
  const squares = path(cloth.blocks.map((block) => outline(block, 0)).join(''), { 'stroke-width': '.9' })
  const field = backgrounds.join('') + uses.join('') + squares
  const clip = cloth.clipped
    ? `<clipPath id="${idPrefix}k"><path d="${rect(...cloth.field)}"/></clipPath>`
    : ''
  const art =
    `<defs>${clip}${symbols.defs}</defs>` +
    group(
      (clip ? group(field, { 'clip-path': `url(#${idPrefix}k)` }) : field) +
        path(rect(...cloth.field) + rect(...cloth.frame), { 'stroke-width': '.9' }) +
        path(cloth.rules, { 'stroke-width': '1.1' }) +
        path(cloth.ornament, { fill: colours.line, stroke: 'none' }),
      {
        fill: 'none',
        stroke: 'currentColor',
        'stroke-width': Math.max(1.1, cloth.unit * 0.0145),
        color: colours.line,
      },
    )
  return { art, construction: drawConstruction(constructionOf(cloth, w, h), colours) }
}

/** Collects one symbol for each motif and size, which `<use>` elements repeat. */
class MotifSymbols {
  defs = ''
  private readonly ids = new Map<string, string>()
  private readonly context: DrawContext
  private readonly motifs: readonly Motif[]

  constructor(context: DrawContext, motifs: readonly Motif[]) {
    this.context = context
    this.motifs = motifs
  }

  use(block: Block): string {
    const { x, y, side, turned } = block
    const place = turned
      ? { transform: `translate(${nums(x, y)})rotate(45)translate(${nums(-side / 2, -side / 2)})` }
      : { x, y }
    return `<use${attrs({ href: `#${this.idOf(block)}`, ...place })}/>`
  }

  private idOf({ motif, side, detail }: Block): string {
    const key = `${motif}:${num(side)}`
    const existing = this.ids.get(key)
    if (existing) return existing
    const id = this.context.idPrefix + this.ids.size
    const chance = this.context.random.branch(`motif ${motif}`)
    const { lines = '', solids = '' } = at(this.motifs, motif)({ side, detail, random: chance })
    this.ids.set(key, id)
    this.defs += `<g id="${id}">${path(lines)}${path(solids, { fill: 'currentColor', stroke: 'none' })}</g>`
    return id
  }
}

function outline({ x, y, side, turned }: Block, inset: number): string {
  const gap = side * inset
  if (!turned) return rect(x + gap, y + gap, side - 2 * gap)
  const reach = side * Math.SQRT1_2 - gap * Math.SQRT2
  return `M${nums(x, y - reach)}l${nums(reach, reach)}l${nums(-reach, reach)}l${nums(-reach, -reach)}z`
}

function constructionOf({ blocks, field: [left, top, wide, high], unit }: ClothLayout, w: number, h: number) {
  const largest = blocks.reduce((best, block) => (block.side > best.side ? block : best), at(blocks, 0))
  const { x, y, side, turned } = largest
  const [cx, cy] = turned ? [x, y] : [x + side / 2, y + side / 2]
  const across = range(Math.round(wide / unit) + 1).map((step) =>
    line(left + step * unit, 0, left + step * unit, left),
  )
  const down = range(Math.round(high / unit) + 1).map((step) =>
    line(0, top + step * unit, left, top + step * unit),
  )
  return {
    solid:
      outline(largest, 0) +
      line(cx - side / 2, cy - side / 2, cx + side / 2, cy + side / 2) +
      line(cx + side / 2, cy - side / 2, cx - side / 2, cy + side / 2) +
      circle(cx, cy, side / 2) +
      across.join('') +
      down.join(''),
    chain: line(w / 2, 0, w / 2, h) + line(0, top + high / 2, w, top + high / 2),
  }
}
