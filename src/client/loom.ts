import { lettersOf, stripOf } from './strip-of.ts'

/** Weaves a name into a `Cloth`. Strips of letters that did not change stay. Returns the number of strips. */
export function weave(cloth: HTMLElement, name: string): number {
  const letters = lettersOf(name)
  // React puts the children of a template that it makes in the browser into the element itself.
  const template = cloth.querySelector('template')
  const blank = template?.content.firstElementChild ?? template?.firstElementChild
  const strips = [...cloth.querySelectorAll<HTMLElement>(':scope > span')]
  for (const [index, letter] of letters.entries()) {
    const old = strips[index]
    if (!blank || old?.textContent === letter) continue
    const strip = blank.cloneNode(true) as HTMLElement
    const { figure, ground } = stripOf(letter)
    strip.dataset.ground = String(ground)
    strip.querySelector('b')?.append(letter)
    const use = strip.querySelector('use')
    use?.setAttribute('href', use.getAttribute('href')?.replace(/\d+$/, String(figure)) ?? '')
    if (old) old.replaceWith(strip)
    else cloth.append(strip)
    repeatFigure(strip, cloth.clientHeight / Math.max(strip.clientWidth, 1))
  }
  for (const strip of strips.slice(letters.length)) strip.remove()
  return letters.length
}

/** Repeats the figure of a strip down to the lower edge of the cloth, which is `length` times as high as the strip is wide. */
function repeatFigure(strip: HTMLElement, length: number): void {
  const svg = strip.querySelector('svg')
  const use = svg?.querySelector('use')
  if (!svg || !use) return
  const rows = Math.min(Math.ceil(length) + 1, 40)
  svg.setAttribute('viewBox', `0 0 60 ${rows * 60}`)
  for (let row = 1; row < rows; row++) {
    const copy = use.cloneNode() as SVGUseElement
    copy.setAttribute('y', String(row * 60))
    svg.append(copy)
  }
}
