import { repeat } from '../core/geometry.ts'
import { type Random, random } from '../core/random.ts'
import { group, path, rect, SVG_NAMESPACE, svg } from '../core/svg.ts'
import { inlay } from './inlay.ts'

/** Number of strips. A letter's strip is its code point modulo 32, so that a to z all differ. */
const STRIPS = 32

const SIDE = 60
const ENDS = 25
const THREAD = SIDE / ENDS

/** Numbers of the strips of a, e, i, o, u, which have warp stripes. Strip 0, for a space, is plain. */
const VOWELS = [1, 5, 9, 15, 21]

/**
 * Draws the strips for names, after aso-oke: a figure for a consonant, stripes for a vowel. A page sets them side by
 * side with `<use href="...#s1">`, so that the browser needs no drawing code. They take `color`, `--second` and
 * `--accent` from the element that uses them.
 * @returns an SVG file with the groups `s0` to `s31`, each 60 units wide and high
 */
export function nameStrips(): string {
  const strips = repeat(STRIPS, (strip) => {
    const chance = random(`name strip ${strip}`)
    return group(VOWELS.includes(strip) ? stripes(chance) : figure(chance, strip === 0), { id: `s${strip}` })
  })
  return svg({ xmlns: SVG_NAMESPACE, viewBox: `0 0 ${SIDE} ${SIDE}` }, strips)
}

const COLOUR_NAMES = ['line', 'second', 'accent'] as const
const COLOURS = { line: 'currentColor', second: 'var(--second)', accent: 'var(--accent)' } as const

function stripes(chance: Random): string {
  const threads = { line: '', second: '', accent: '' }
  const middle = (ENDS - 1) / 2
  for (let thread = 1; thread < middle; ) {
    const wide = Math.min(chance.pick([1, 1, 2, 3]), middle - thread)
    threads[chance.pick(COLOUR_NAMES)] += mirrored(thread, wide)
    thread += wide + chance.pick([1, 1, 2])
  }
  threads.accent += rect(middle * THREAD, 0, THREAD, SIDE + 1)
  return COLOUR_NAMES.map((name) => path(threads[name], { fill: COLOURS[name] })).join('')
}

/** Draws a figure between two plain selvedges (edges of the strip), with weft bars below it. */
function figure(chance: Random, isPlain: boolean): string {
  const size = chance.pick([15, 17, 19])
  const edge = (ENDS - size) / 2
  const runs = isPlain ? [] : inlay(chance, size)
  const picks = runs.map(({ thread, pick, length }) => weft(thread + edge, pick + 2, length)).join('')
  const bars = isPlain ? '' : weft(0, size + 3, ENDS) + weft(0, size + 5, ENDS)
  return (
    path(mirrored(0, 1), { fill: chance.pick([COLOURS.line, COLOURS.accent]) }) +
    path(mirrored(2, 1), { fill: COLOURS.second }) +
    path(picks, { fill: COLOURS.line }) +
    path(bars, { fill: COLOURS.accent })
  )
}

function weft(thread: number, pick: number, length: number): string {
  return rect(thread * THREAD, pick * THREAD, length * THREAD, THREAD * 0.82)
}

/** Draws a warp stripe and its mirror image, slightly too long, so that no hairline shows between repeats. */
function mirrored(thread: number, wide: number): string {
  return (
    rect(thread * THREAD, 0, wide * THREAD, SIDE + 1) +
    rect((ENDS - thread - wide) * THREAD, 0, wide * THREAD, SIDE + 1)
  )
}
