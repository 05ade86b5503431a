import type { Page } from '@playwright/test'

/**
 * Shows every hidden part of the page, and finds bad line breaks in the current window.
 * @returns the words that are split over two lines, and the headings that end in a line of a single word
 */
export async function findBadBreaks(page: Page): Promise<string[]> {
  await page.evaluate(openAllDisclosures)
  await page.evaluate(showHiddenPanels)
  return [...(await page.evaluate(findSplitWords)), ...(await page.evaluate(findSingleLastWords))]
}

/** Runs in the page. */
function openAllDisclosures(): void {
  for (const details of document.querySelectorAll('details')) {
    details.removeAttribute('name')
    details.open = true
  }
}

/** Runs in the page: shows every tab panel and case study. */
export function showHiddenPanels(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[role="tabpanel"]'))
    panel.style.display = 'block'
  for (const work of document.querySelectorAll('[data-category]'))
    work.parentElement?.setAttribute('data-filtered', '')
}

/**
 * Runs in the page. A line may break after a hyphen, a dash or a slash, so these end a word.
 * @returns each word that is split over two lines, with `|` at the break
 */
export function findSplitWords(): string[] {
  const found = new Set<string>()
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Text
    const parent = node.parentElement as Element
    if (!node.data.trim() || parent.closest('svg, script, style, noscript, template')) continue
    // Reported by itself: which words `hyphens: auto` splits depends on the browser's hyphenation dictionary.
    if (getComputedStyle(parent).hyphens === 'auto') found.add(`hyphens: auto on "${node.data}"`)
    if (countLines(node, 0, node.data.length) < 2 || !parent.checkVisibility()) continue
    for (const { 0: word, index } of node.data.matchAll(/[^\s/\-–—]+[/\-–—]*/g)) {
      const end = index + word.length
      if (countLines(node, index, end) < 2) continue
      let at = index + 1
      while (countLines(node, index, at + 1) < 2) at += 1
      found.add(`${node.data.slice(index, at)}|${node.data.slice(at, end)}`)
    }
  }
  return [...found]

  function countLines(node: Text, start: number, end: number): number {
    range.setStart(node, start)
    range.setEnd(node, end)
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
  }
}

/**
 * Runs in the page. If the heavy part of a heading starts a line, the light part is also judged as a text of its own. A single
 * last word is allowed in a text of two words, and where it does not fit on a line together with the word before it.
 * @returns each heading that ends in a line of a single word, with `|` before that line
 */
function findSingleLastWords(): string[] {
  const range = document.createRange()
  return [...document.querySelectorAll<HTMLElement>('h1, h2, h3')]
    .filter((heading) => heading.checkVisibility() && !heading.closest('svg, [role="img"]'))
    .flatMap(findTexts)
    .flatMap((text) => {
      const words = findWords(text)
      const [before, last] = words.slice(-2)
      if (!before || !last || words.length < 3 || isSameLine(before.box, last.box)) return []
      const space = Number.parseFloat(getComputedStyle(last.element).fontSize) / 2
      const fits = before.box.width + space + last.box.width <= findColumnWidth(text)
      return fits
        ? [
            `${words
              .slice(0, -1)
              .map(({ word }) => word)
              .join(' ')} | ${last.word}`,
          ]
        : []
    })

  /** Returns a heading, and its light part if the heavy part starts a line. */
  function findTexts(heading: HTMLElement): HTMLElement[] {
    const heavy = heading.querySelector<HTMLElement>('[data-reveal="heavier"]')
    const light = heavy?.previousElementSibling as HTMLElement | null | undefined
    if (!light || !heavy) return [heading]
    const startsLine = heavy.getBoundingClientRect().top >= light.getBoundingClientRect().bottom - 10
    return startsLine ? [heading, light] : [heading]
  }

  function findWords(text: HTMLElement): { word: string; box: DOMRect; element: Element }[] {
    const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
    const words = []
    while (nodes.nextNode()) {
      const node = nodes.currentNode as Text
      const element = node.parentElement as Element
      for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const box = range.getBoundingClientRect()
        if (box.width > 1) words.push({ word, box, element })
      }
    }
    return words
  }

  function isSameLine(one: DOMRect, other: DOMRect): boolean {
    return Math.abs(one.bottom - other.bottom) < one.height / 2
  }

  /** Returns the width of the heading without its padding. */
  function findColumnWidth(text: HTMLElement): number {
    const heading = text.closest<HTMLElement>('h1, h2, h3') as HTMLElement
    const style = getComputedStyle(heading)
    return heading.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
  }
}
