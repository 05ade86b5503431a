import type { DrawContext } from '../core/drawing.ts'
import { at } from '../core/random.ts'
import { attrs, group, num, nums, path, rect } from '../core/svg.ts'
import { type Block, layOutCloth } from './layout.ts'
import type { Motif } from './motif.ts'
import { ROUND_MOTIFS } from './motifs-round.ts'
import { RULED_MOTIFS } from './motifs-ruled.ts'
import type { SquareColour } from './squares.ts'

/** Draws a cloth after adire eleko, Yoruba starch-resist dyeing: squares with painted motifs. */
export function eleko(context: DrawContext): string {
  const { random, w, h, idPrefix, colours } = context
  const cloth = layOutCloth(random, w, h)
  // The layout uses a varying number of random values. A separate branch keeps the motifs the same at every size.
  const motifs = random
    .branch('motifs')
    .shuffle([...ROUND_MOTIFS, ...RULED_MOTIFS])
    .slice(0, 6)
  const symbols = motifSymbols(context, motifs)

  const blocksOf = (colour: SquareColour) => cloth.blocks.filter((block) => block.colour === colour)
  const background = (colour: SquareColour, fill: string) =>
    path(blocksOf(colour).map(outline(0.03)).join(''), { fill, stroke: 'none' })
  const marks = (colour: SquareColour, color: string) =>
    group(blocksOf(colour).map(symbols.use).join(''), { color })
  const field =
    background('light', colours.line) +
    background('second', colours.second) +
    marks('plain', colours.line) +
    marks('light', colours.background) +
    marks('second', colours.onSecond) +
    path(cloth.blocks.map(outline()).join(''), { 'stroke-width': '.9' })
  const clip = cloth.clipped
    ? `<clipPath id="${idPrefix}k"><path d="${rect(...cloth.field)}"/></clipPath>`
    : ''
  return (
    `<defs>${clip}${symbols.defs()}</defs>` +
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
  )
}

/** Collects one symbol for each motif and size, which `<use>` elements repeat. */
function motifSymbols({ idPrefix, random }: DrawContext, motifs: readonly Motif[]) {
  const symbols = new Map<string, { id: string; content: string }>()
  const symbolOf = ({ motif, side, detail }: Block) => {
    const key = `${motif}:${num(side)}`
    const known = symbols.get(key)
    if (known) return known
    const chance = random.branch(`motif ${motif}`)
    const { lines = '', solids = '' } = at(motifs, motif)({ side, detail, random: chance })
    const content = path(lines) + path(solids, { fill: 'currentColor', stroke: 'none' })
    const symbol = { id: `${idPrefix}${symbols.size}`, content }
    symbols.set(key, symbol)
    return symbol
  }
  return {
    use: (block: Block) => {
      const { x, y, turned } = block
      const middle = -block.side / 2
      const transform = `translate(${nums(x, y)})rotate(45)translate(${nums(middle, middle)})`
      return `<use${attrs({ href: `#${symbolOf(block).id}`, ...(turned ? { transform } : { x, y }) })}/>`
    },
    defs: () => [...symbols.values()].map(({ id, content }) => group(content, { id })).join(''),
  }
}

const outline =
  (inset = 0) =>
  ({ x, y, side, turned }: Block) => {
    const gap = side * inset
    if (!turned) return rect(x + gap, y + gap, side - 2 * gap)
    const reach = side * Math.SQRT1_2 - gap * Math.SQRT2
    return `M${nums(x, y - reach)}l${nums(reach, reach)}l${nums(-reach, reach)}l${nums(-reach, -reach)}z`
  }
