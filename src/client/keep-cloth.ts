import { NAME_LETTERS_URL, NAME_STRIPS_URL } from '#src/urls.ts'
import { outlineIdOf } from './strip-of.ts'

/** Width of a strip, height of its letter and length of the cloth, in units of the drawing. */
const STRIP = 60
const HEAD = 84
const LENGTH = 480

/** Saves a woven `Cloth` as an SVG file. Of the name it has only outlines of letters; a letter without one is left out. */
export async function keepCloth(cloth: HTMLElement): Promise<void> {
  const [figures = '', outlines = ''] = await Promise.all(
    [NAME_STRIPS_URL, NAME_LETTERS_URL].map(async (url) => (await fetch(url)).text()),
  )
  const strips = [...cloth.querySelectorAll<HTMLElement>(':scope > span')]
  const width = strips.length * STRIP
  const { backgroundColor: warp, color: ink } = getComputedStyle(cloth)
  const drawn = strips.map((strip, index) => {
    const letter = groupOf(outlines, outlineIdOf(strip.textContent ?? ''))
    return `<g transform="translate(${index * STRIP})"><g fill="${ink}">${letter}</g>${drawStrip(strip, figures)}</g>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEAD + LENGTH}"><rect width="${width}" height="${HEAD + LENGTH}" fill="${warp}"/>${drawn.join('')}</svg>`
  const href = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  Object.assign(document.createElement('a'), { href, download: 'cloth.svg' }).click()
  setTimeout(() => URL.revokeObjectURL(href), 1000)
}

/** The strip without `var()`, which programs other than browsers do not know. */
function drawStrip(strip: HTMLElement, figures: string): string {
  const style = getComputedStyle(strip)
  const id = strip.querySelector('use')?.getAttribute('href')?.split('#')[1] ?? ''
  const figure = groupOf(figures, id)
    .replaceAll('currentColor', style.color)
    .replaceAll(/var\((--\w+)\)/g, (_, name) => style.getPropertyValue(name).trim())
  const rows = Array.from(
    { length: LENGTH / STRIP },
    (_, row) => `<g transform="translate(0 ${HEAD + row * STRIP})">${figure}</g>`,
  )
  const ground = style.getPropertyValue('--ground').trim()
  return `<path fill="${ground}" d="M1 ${HEAD}h58v${LENGTH}H1z"/>${rows.join('')}`
}

/** Returns what is in the group with an id. */
function groupOf(svg: string, id: string): string {
  return new RegExp(`<g id="${id}">(.*?)</g>`, 's').exec(svg)?.[1] ?? ''
}
