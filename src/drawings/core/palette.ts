import { colourOf } from '#src/styles/palette.ts'

export type Colours = {
  background: string
  line: string
  second: string
  accent: string
  /** Colour for marks on `second`, with enough contrast. */
  onSecond: string
  construction: string
  /** Colour of threads that are drawn outside the background, directly on the page. */
  onPage: string
}

/** `inline`: custom properties of the page. `file`: fixed values, for a drawing that is shown through `<img>`. */
export type Palette = 'inline' | 'file'

/** Background colour of a drawing. `inherit` takes all colours from the custom properties `--art-...` of the page. */
export type Background = BackgroundDye | 'inherit'

export type BackgroundDye = keyof typeof COLOURS_ON

/** A colour of the drawings. Its custom property is `--p-<name>`; the dark theme dims `cotton` and `raw`. */
type Dye = BackgroundDye | (typeof COLOURS_ON)[BackgroundDye][number]

/** The dyes of each background: line, second, on second, accent and construction. */
const COLOURS_ON = {
  indigo: ['cotton', 'sky', 'cotton', 'brass', 'brass'],
  sky: ['cotton', 'indigo', 'cotton', 'brass', 'brass'],
  cotton: ['indigo', 'pale', 'indigo', 'laterite', 'laterite'],
  raw: ['indigo', 'bronze', 'raw', 'laterite', 'laterite'],
  laterite: ['cotton', 'clay', 'laterite', 'brass', 'brass'],
  leaf: ['cotton', 'sage', 'leaf', 'brass', 'brass'],
  brass: ['indigo', 'bronze', 'brass', 'laterite', 'indigo'],
  deep: ['cotton', 'sky', 'cotton', 'brass', 'brass'],
} as const

/** Returns the value of a dye for a `fill` or `stroke` attribute. */
export function dye(name: Dye, palette: Palette): string {
  return palette === 'file' ? colourOf(`p-${name}`) : `var(--p-${name})`
}

/** Returns the colours for a background. A file cannot inherit colours, so `inherit` is indigo on cotton in a file. */
export function coloursOn(background: Background, palette: Palette): Colours {
  const isInherited = background === 'inherit' && palette === 'inline'
  const base = background === 'inherit' ? 'cotton' : background
  const [line, second, onSecond, accent, construction] = COLOURS_ON[base]
  const colour = (dyed: Dye, property: string) =>
    isInherited ? `var(--art-${property})` : dye(dyed, palette)
  return {
    background: colour(base, 'background'),
    line: colour(line, 'line'),
    second: colour(second, 'second'),
    onSecond: colour(onSecond, 'line'),
    accent: colour(accent, 'accent'),
    construction: colour(construction, 'construction'),
    onPage: palette === 'file' ? colourOf('p-sky') : 'currentColor',
  }
}
