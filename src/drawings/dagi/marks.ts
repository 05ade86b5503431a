import { type Background, coloursOn, type Palette } from '../core/palette.ts'
import { path, SVG_NAMESPACE, svg } from '../core/svg.ts'
import { pattern } from '../pattern.ts'

export type BadgeShape = keyof typeof SHAPES

const SHAPES = {
  octagon: 'M36 4h48l32 32v48l-32 32H36L4 84V36z',
  shield: 'M60 4l52 18v42c0 28-24 44-52 52C32 108 8 92 8 64V22z',
  round: 'M60 4a56 56 0 1 0 .1 0z',
  stepped: 'M20 6h80v14h14v80h-14v14H20v-14H6V20h14z',
} as const

/** What is inside: a cloud, a lock, a person and a tick. */
const SIGNS: Record<BadgeShape, string> = {
  octagon: 'M42 78h36a15 15 0 0 0 3-30 21 21 0 0 0-40-4 17 17 0 0 0 1 34z',
  shield: 'M40 54h40v30H40zM48 54V44a12 12 0 0 1 24 0v10M60 65v8',
  round: 'M60 30a14 14 0 1 0 .1 0zM34 88a26 26 0 0 1 52 0z',
  stepped: 'M36 62l16 16 32-36',
}

/** Draws the mark of a certification as a file, 120 by 120: an indigo sign in an outline. */
export function badge(shape: BadgeShape): string {
  const { line: stroke } = coloursOn('cotton', 'file')
  const size = { width: '120', height: '120', viewBox: '0 0 120 120' }
  const attributes = { xmlns: SVG_NAMESPACE, ...size, 'aria-hidden': 'true', fill: 'none', stroke }
  return svg(
    attributes,
    path(SHAPES[shape], { 'stroke-width': '3' }) + path(SIGNS[shape], { 'stroke-width': '5' }),
  )
}

type LogoMarkOptions = {
  /** Default: 120, at which all steps of the path are short numbers. */
  size?: number | undefined
  /** Background that the mark is shown on; it determines the line colour. Default: `--art-line` of the page. */
  background?: Background | undefined
  palette?: Palette | undefined
}

/** Draws the logo mark of the group: a knot of one colour, without a background. The name is the seed. */
export function logoMark(name: string, options: LogoMarkOptions = {}): string {
  const { size = 120, background = 'inherit', palette } = options
  const mark = { family: 'dagi', crossings: 3, monochrome: true, bare: true } as const
  return pattern(name, { ...mark, w: size, h: size, background, palette })
}
