import { type Background, coloursOn, type Palette } from '../core/palette.ts'
import { random } from '../core/random.ts'
import { group, path, SVG_NAMESPACE, svg } from '../core/svg.ts'
import { pattern } from '../pattern.ts'
import { dagi } from './dagi.ts'

export type BadgeShape = keyof typeof SHAPES

/** Path data of the outlines, 120 by 120. */
const SHAPES = {
  octagon: 'M36 4h48l32 32v48l-32 32H36L4 84V36z',
  shield: 'M60 4l52 18v42c0 28-24 44-52 52C32 108 8 92 8 64V22z',
  round: 'M60 4a56 56 0 1 0 .1 0z',
  stepped: 'M20 6h80v14h14v80h-14v14H20v-14H6V20h14z',
} as const

const CROSSINGS: Record<BadgeShape, number> = { octagon: 3, shield: 4, round: 5, stepped: 4 }

/** Draws the badge of a certification, 120 by 120: an outline with a knot, indigo in a file. The name is the seed. */
export function badge(
  name: string,
  {
    shape: chosen,
    palette = 'inline',
  }: { shape?: BadgeShape | undefined; palette?: Palette | undefined } = {},
): string {
  const chance = random(`hallmark:${name}`)
  const shape = chosen ?? chance.pick(Object.keys(SHAPES) as BadgeShape[])
  const line = palette === 'file' ? coloursOn('cotton', palette).line : 'currentColor'
  const colours = { ...coloursOn('cotton', palette), line }
  const options = { bare: true, monochrome: true, crossings: CROSSINGS[shape] }
  const knot = dagi({ w: 60, h: 60, random: chance, idPrefix: '', colours, ...options })
  const attributes = {
    ...(palette === 'file' ? { xmlns: SVG_NAMESPACE, width: '120', height: '120' } : {}),
    viewBox: '0 0 120 120',
    'aria-hidden': 'true',
  }
  const outline = path(SHAPES[shape], { fill: 'none', stroke: line, 'stroke-width': '1.6' })
  return svg(attributes, outline + group(knot.art, { transform: 'translate(30 28)' }))
}

type LogoMarkOptions = {
  /** Side of the view box. Default 64. */
  size?: number | undefined
  /** Background that the mark is shown on; it determines the line colour. Default: `--art-line` of the page. */
  background?: Background | undefined
  palette?: Palette | undefined
}

/** Draws the logo mark of the group: a knot of one colour, without a background. The name is the seed. */
export function logoMark(name: string, options: LogoMarkOptions = {}): string {
  const { size = 64, background = 'inherit', palette } = options
  const mark = { family: 'dagi', crossings: 3, monochrome: true, bare: true, construction: false } as const
  return pattern(name, { ...mark, w: size, h: size, background, palette })
}
