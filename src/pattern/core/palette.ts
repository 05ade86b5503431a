import { PALETTE } from '#src/styles/palette.ts'

/** The page has each dye as `--p-<name>` and dims the cottons in the dark. */
export type Dye = keyof typeof PALETTE

/** The dyes of one picture, ready for a `fill` or `stroke` attribute. */
export type Ink = {
  ground: string
  line: string
  second: string
  accent: string
  /** Reads well on the second dye. */
  onSecond: string
  /** The construction layer. */
  draft: string
  /** Threads and lines that hang before the wall itself. */
  wall: string
}

/** `inline`: the page's custom properties. `file`: the dyes themselves, for a picture used through `<img>`. */
export type Palette = 'inline' | 'file'

/** What a picture is drawn on; `room` takes `--art-ground`, `--art-line`, `--art-second`, `--art-accent` and `--art-draft` of where it hangs. */
export type Ground = DyedGround | 'room'

/** A ground that has a colour of its own. */
export type DyedGround = keyof typeof GROUNDS

const GROUNDS = {
  indigo: ['cotton', 'sky', 'cotton', 'brass', 'brass'],
  sky: ['cotton', 'indigo', 'cotton', 'brass', 'brass'],
  cotton: ['indigo', 'pale', 'indigo', 'laterite', 'laterite'],
  raw: ['indigo', 'bronze', 'raw', 'laterite', 'laterite'],
  laterite: ['cotton', 'clay', 'laterite', 'brass', 'brass'],
  leaf: ['cotton', 'sage', 'leaf', 'brass', 'brass'],
  brass: ['indigo', 'bronze', 'brass', 'laterite', 'indigo'],
  deep: ['cotton', 'sky', 'cotton', 'brass', 'brass'],
} as const satisfies Partial<
  Record<Dye, readonly [line: Dye, second: Dye, onSecond: Dye, accent: Dye, draft: Dye]>
>

/** A dye as a colour value. */
export function dye(name: Dye, palette: Palette): string {
  return palette === 'file' ? PALETTE[name] : `var(--p-${name})`
}

/** The dyes that go with a ground. A file cannot see its room, so there `room` is raw indigo on cotton. */
export function inkOf(ground: Ground, palette: Palette): Ink {
  if (ground === 'room' && palette === 'inline')
    return {
      ground: 'var(--art-ground)',
      line: 'var(--art-line)',
      second: 'var(--art-second)',
      onSecond: 'var(--art-line)',
      accent: 'var(--art-accent)',
      draft: 'var(--art-draft)',
      wall: 'currentColor',
    }
  const base = ground === 'room' ? 'cotton' : ground
  const [line, second, onSecond, accent, draft] = GROUNDS[base]
  return {
    ground: dye(base, palette),
    line: dye(line, palette),
    second: dye(second, palette),
    onSecond: dye(onSecond, palette),
    accent: dye(accent, palette),
    draft: dye(draft, palette),
    wall: palette === 'file' ? PALETTE.sky : 'currentColor',
  }
}
