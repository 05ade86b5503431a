import { ranksOf, stripOf } from './strip-of.ts'

/** Number of strips woven so far: each has a pattern with an id of its own. */
let woven = 0

/** Weaves a name into a `NameLoom`. Strips of letters that did not change stay. Returns the number of strips. */
export function weave(loom: HTMLElement, name: string): number {
  const blank = loom.querySelector('template')?.content.firstElementChild
  const ranks = ranksOf(name)
  for (const [rank, element] of loom.querySelectorAll<HTMLElement>(':scope > div').entries()) {
    const letters = ranks[rank] ?? []
    const strips = [...element.children]
    for (const [index, letter] of letters.entries()) {
      const old = strips[index]
      if (!blank || old?.textContent === letter) continue
      const strip = blank.cloneNode(true) as HTMLElement
      const { figure, ground } = stripOf(letter)
      strip.dataset.ground = String(ground)
      strip.querySelector('b')?.append(letter)
      const use = strip.querySelector('use')
      use?.setAttribute('href', use.getAttribute('href')?.replace(/\d+$/, String(figure)) ?? '')
      const pattern = strip.querySelector('pattern')
      if (pattern) pattern.id = `woven-${++woven}`
      strip.querySelector('rect')?.setAttribute('fill', `url(#woven-${woven})`)
      if (old) old.replaceWith(strip)
      else element.append(strip)
    }
    for (const strip of strips.slice(letters.length)) strip.remove()
  }
  return ranks.flat().filter((letter) => letter.trim()).length
}
