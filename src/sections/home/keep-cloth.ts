import { NAME_STRIPS_URL } from '#src/urls.ts'

/** Width of a strip and length of the cloth, in units of the drawing. */
const STRIP = 60
const LENGTH = 480

/** Saves the strips of a woven `NameLoom` as an SVG file. */
export async function keepCloth(cloth: HTMLElement): Promise<void> {
  const figures = await (await fetch(NAME_STRIPS_URL)).text()
  const strips = [...cloth.querySelectorAll<HTMLElement>('[data-ground]')]
  const width = strips.length * STRIP
  const warp = getComputedStyle(cloth).backgroundColor
  const drawn = strips.map(
    (strip, index) => `<g transform="translate(${index * STRIP})">${drawStrip(strip, figures)}</g>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${LENGTH}"><rect width="${width}" height="${LENGTH}" fill="${warp}"/>${drawn.join('')}</svg>`
  const href = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  Object.assign(document.createElement('a'), { href, download: 'cloth.svg' }).click()
  setTimeout(() => URL.revokeObjectURL(href), 1000)
}

/** The strip without `var()`, which programs other than browsers do not know. */
function drawStrip(strip: HTMLElement, figures: string): string {
  if (!strip.dataset.ground) return ''
  const style = getComputedStyle(strip)
  const id = strip.querySelector('use')?.getAttribute('href')?.split('#')[1] ?? ''
  const figure = (new RegExp(`<g id="${id}">(.*?)</g>`, 's').exec(figures)?.[1] ?? '')
    .replaceAll('currentColor', style.color)
    .replaceAll(/var\((--\w+)\)/g, (_, name) => style.getPropertyValue(name).trim())
  const rows = Array.from(
    { length: LENGTH / STRIP },
    (_, row) => `<g transform="translate(0 ${row * STRIP})">${figure}</g>`,
  )
  const ground = style.getPropertyValue('--ground').trim()
  return `<path fill="${ground}" d="M1 0h58v${LENGTH}H1z"/>${rows.join('')}`
}
