import { range } from '../core/grid.ts'
import { type Random, random } from '../core/random.ts'
import { attrs, num, nums, path, rect } from '../core/svg.ts'
import { inlay } from './inlay.ts'

/** Strips there are: one for each remainder that a letter's code point may leave, so that a to z all differ. */
const STRIPS = 32

/** One repeat of a strip, in units: as wide as high. */
const SIDE = 60
const ENDS = 25
const THREAD = SIDE / ENDS

/** Remainders of a, e, i, o, u: striped warp, so that a name keeps its rhythm. The space, 0, is plain. */
const VOWELS = [1, 5, 9, 15, 21]

/**
 * The strips that names are woven of, after aso-oke: one repeat for each letter, a consonant with a figure laid in
 * by hand, a vowel with stripes. A page puts them side by side by `<use href="...#letter">`, so that weaving a name
 * takes no drawing code. They take `color`, `--second` and `--accent` of the cloth that they are sewn into.
 * @returns a file with the symbols `s0` to `s31`, each 60 units wide and high
 */
export function nameStrips(): string {
  const strips = range(STRIPS).map((strip) => {
    const chance = random(`name strip ${strip}`)
    const content = VOWELS.includes(strip) ? stripes(chance) : figure(chance, strip === 0)
    return `<g id="s${strip}">${content}</g>`
  })
  return `<svg${attrs({ xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${SIDE} ${SIDE}` })}>${strips.join('')}</svg>`
}

const DYES = { line: 'currentColor', second: 'var(--second)', accent: 'var(--accent)' } as const

/** Stripes that read the same from either selvedge, over the whole width. */
function stripes(chance: Random): string {
  const threads = { line: '', second: '', accent: '' }
  const middle = (ENDS - 1) / 2
  for (let thread = 1; thread < middle; ) {
    const wide = Math.min(chance.pick([1, 1, 2, 3]), middle - thread)
    threads[chance.pick(['line', 'second', 'accent'] as const)] += mirrored(thread, wide)
    thread += wide + chance.pick([1, 1, 2])
  }
  threads.accent += rect(middle * THREAD, 0, THREAD, SIDE + 1)
  return (Object.keys(DYES) as (keyof typeof DYES)[])
    .map((dye) => path(threads[dye], { fill: DYES[dye] }))
    .join('')
}

/** A figure between two quiet selvedges, with weft bars under it. */
function figure(chance: Random, isPlain: boolean): string {
  const size = chance.pick([15, 17, 19])
  const edge = (ENDS - size) / 2
  const runs = isPlain ? [] : inlay(chance, size)
  const picks = runs.map(({ thread, pick, length }) => weft(thread + edge, pick + 2, length)).join('')
  const bars = isPlain ? '' : weft(0, size + 3, ENDS) + weft(0, size + 5, ENDS)
  return (
    path(mirrored(0, 1), { fill: chance.pick([DYES.line, DYES.accent]) }) +
    path(mirrored(2, 1), { fill: DYES.second }) +
    path(picks, { fill: DYES.line }) +
    path(bars, { fill: DYES.accent })
  )
}

function weft(thread: number, pick: number, length: number): string {
  return `M${nums(thread * THREAD, pick * THREAD)}h${num(length * THREAD)}v${num(THREAD * 0.82)}h${num(-length * THREAD)}z`
}

/** A little longer than a repeat, so that no hairline shows where the next one begins. */
function mirrored(thread: number, wide: number): string {
  return (
    rect(thread * THREAD, 0, wide * THREAD, SIDE + 1) +
    rect((ENDS - thread - wide) * THREAD, 0, wide * THREAD, SIDE + 1)
  )
}
