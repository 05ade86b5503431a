import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { parse } from 'yaml'
import { dots } from '../src/pattern/dots.ts'
import { type HallmarkShape, hallmark } from '../src/pattern/hallmark.ts'
import { type PatternOptions, pattern } from '../src/pattern/pattern.ts'
import { PROGRESS } from '../src/pattern/progress.ts'
import { promisedCloth } from '../src/pattern/promised-cloth.ts'

const ROOT = resolve(import.meta.dirname, '..')
const CONTENT = join(ROOT, 'content')
const PICTURES = join(CONTENT, 'pictures')
const MARK =
  '<!-- Drawn by npm run art; it may be drawn again. Remove this line to keep the file as it is. -->'

/**
 * Draws the default picture of every entry that refers to one that does not exist. With `all`, draws those
 * again that were drawn before; a file without the mark is somebody's own and stays.
 */
function drawPictures(all: boolean): void {
  const count = { drawn: 0, kept: 0, own: 0 }
  for (const file of referredTo()) {
    const name = relative(PICTURES, file).replaceAll('\\', '/')
    const exists = existsSync(file)
    const own = exists && !readFileSync(file, 'utf8').startsWith(MARK)
    if (own) count.own++
    else if (exists && !all) count.kept++
    else {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${MARK}\n${draw(name)}\n`)
      console.log(`drawn ${relative(ROOT, file)}`)
      count.drawn++
    }
  }
  console.log(`${count.drawn} drawn, ${count.kept} kept, ${count.own} not ours and left alone`)
}

/** Every SVG picture that an entry names, as a path on this disk. */
function referredTo(): string[] {
  const files = globSync('**/*.yaml', { cwd: CONTENT }).toSorted()
  const sources = files.flatMap((file) =>
    stringsIn(read(file))
      .filter((text) => text.endsWith('.svg'))
      .map((text) => resolve(CONTENT, dirname(file), text)),
  )
  return [...new Set(sources)].filter((file) => !relative(PICTURES, file).startsWith('..')).toSorted()
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

/** The picture for a file, by its place below `content/pictures/`. */
function draw(name: string): string {
  const id = basename(name, '.svg')
  const special = SPECIAL[name]
  if (special) return special(id)
  switch (dirname(name)) {
    case 'services':
      return file(id, { kind: 'service', w: 480, h: 600 })
    case 'work':
      return file(id, { kind: 'work', w: 800, h: 620 })
    case 'products':
      return file(id, { kind: 'product', w: 480, h: 520, progress: progressOf(id) })
    case 'credentials':
      return hallmark(id, { palette: 'file' })
    case 'ventures':
      return file(id, { kind: 'venture', w: 480, h: 600 })
    default:
      return file(id, { kind: 'csr', w: 720, h: 540 })
  }
}

const SPECIAL: Record<string, (id: string) => string> = {
  'academy.svg': (id) => file(id, { family: 'uli', ground: 'leaf', w: 1344, h: 620 }),
  'csr/hero.svg': () => promisedDots(),
  'csr/partner.svg': (id) => file(id, { family: 'dagi', w: 640, h: 640 }),
  'csr/csr-abuja-pilot.svg': (id) => file(id, { family: 'oniko', w: 720, h: 540 }),
  'csr/csr-teachers-lagos.svg': (id) => file(id, { family: 'eleko', w: 520, h: 660 }),
  'csr/csr-registry-training.svg': (id) => file(id, { family: 'dagi', w: 520, h: 520 }),
  'csr/csr-market-women.svg': (id) => file(id, { family: 'aso-oke', w: 720, h: 520 }),
  'csr/csr-girls-code.svg': (id) => file(id, { family: 'uli', w: 480, h: 600 }),
  'csr/csr-equipment.svg': (id) => file(id, { family: 'gbari', w: 480, h: 560 }),
  ...struck('cloud-solutions-partner', 'octagon'),
  ...struck('information-security', 'shield'),
  ...struck('data-protection', 'round'),
  ...struck('quality-management', 'stepped'),
}

function struck(id: string, shape: HallmarkShape): Record<string, (id: string) => string> {
  return { [`credentials/${id}.svg`]: () => hallmark(id, { shape, palette: 'file' }) }
}

function file(id: string, options: PatternOptions): string {
  return pattern(id, { ...options, palette: 'file' })
}

/** The cloth the group has promised to dye; the first dots are dyed. */
function promisedDots(): string {
  const { impact } = read('csr.yaml') as {
    impact?: { targetedMetrics?: Target[]; currentMilestones?: Target[] }
  }
  const { promised, dyed } = promisedCloth(impact?.targetedMetrics ?? [], impact?.currentMilestones ?? [])
  return dots(promised, { w: 1344, h: 620, dyed, palette: 'file' })
}

type Target = { people: number }

function progressOf(id: string): number {
  const product = join('products', `${id}.yaml`)
  const status =
    existsSync(join(CONTENT, product)) && (read(product) as { status?: keyof typeof PROGRESS }).status
  return (status && PROGRESS[status]) || 1
}

function read(file: string): unknown {
  return parse(readFileSync(join(CONTENT, file), 'utf8'))
}

drawPictures(process.argv.includes('--all'))
