import { createHash } from 'node:crypto'
import { dots } from './adire-oniko/dots.ts'
import { fibreToCloth } from './aso-oke/fibre-to-cloth.ts'
import { nameStrips } from './aso-oke/name-strips.ts'
import { selvedge } from './aso-oke/selvedge.ts'
import { WEAVES, weaveDraft } from './aso-oke/weave-draft.ts'
import { range } from './core/grid.ts'
import { at } from './core/random.ts'
import { badge } from './dagi/badge.ts'
import { logoMark } from './dagi/logo-mark.ts'
import { type Family, PATTERN_CREDITS, type PatternOptions, pattern } from './pattern.ts'

const IDS = ['Zuma', 'ẹ̀kọ́', '🧵', '', ...range(140).map((number) => `entry-${number}`)]

const PALETTES = ['inline', 'file'] as const

/** Options that make the families draw different parts. Each id is drawn with one of them. */
const OPTIONS: readonly PatternOptions[] = [
  {},
  { w: 240, h: 480, crossings: 5, title: 'Title', progress: 0.3 },
  { w: 480, h: 480, palette: 'file', background: 'cotton', monochrome: true, bare: true },
  { w: 1344, h: 480, progress: 0.7, tabby: false },
  { w: 1344, h: 620, idSalt: 'copy' },
]

/**
 * Returns a hash of drawings of each family and of each single drawing function, by its name. Comparing the hashes of two
 * versions, processes or machines shows which drawings differ.
 */
export function hashDrawings(): Record<string, string> {
  const families = Object.keys(PATTERN_CREDITS) as Family[]
  const drawings: Record<string, string[]> = {
    ...Object.fromEntries(families.map((family) => [family, drawFamily(family)])),
    badge: IDS.map((id, index) => badge(id, { palette: at(PALETTES, index) })),
    dots: [dots([40, 2], { highlighted: 3 }), dots([500, 100, 50, 2], { w: 300, h: 900, palette: 'file' })],
    'fibre to cloth': [
      ...IDS.map((id) => fibreToCloth(id)),
      fibreToCloth('Zuma', { w: 1080, h: 84, threads: 11, vertical: true, stretch: true }),
    ],
    'logo mark': IDS.map((id, index) => logoMark(id, { palette: at(PALETTES, index) })),
    'name strips': [nameStrips()],
    selvedge: IDS.map((id) => selvedge(id)),
    'weave draft': WEAVES.map((weave) => weaveDraft(40, weave)),
  }
  return Object.fromEntries(Object.entries(drawings).map(([name, svgs]) => [name, hash(svgs)]))
}

function drawFamily(family: Family): string[] {
  return IDS.map((id, index) => pattern(id, { family, ...at(OPTIONS, index) }))
}

function hash(svgs: readonly string[]): string {
  return createHash('sha256').update(svgs.join('\n')).digest('hex').slice(0, 16)
}
