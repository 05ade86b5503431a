/** Runs in the page: shows every tab panel and case study. */
export function showHiddenPanels(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[role="tabpanel"]'))
    panel.style.display = 'block'
  for (const work of document.querySelectorAll('[data-category]'))
    work.parentElement?.setAttribute('data-filtered', '')
}

/**
 * Runs in the page. A line may break after a hyphen, a dash or a slash, so these end a word. A sum such as “₦9 million” is one
 * word, unless nothing stands next to it: large figures are broken in narrow columns, as is a word of more than twelve letters.
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
    if (countLines(node, 0, node.data.length) < 2 || !parent.checkVisibility() || isForScreenReaders(parent))
      continue
    for (const { 0: word, index } of node.data.matchAll(/(?:[₦$]\d\S* [mb]illion\b|[^\s/\-–—]+)[/\-–—]*/g)) {
      if (/^\p{L}{13}/u.test(word) || (/\s/.test(word) && word === node.data.trim())) continue
      const end = index + word.length
      if (countLines(node, index, end) < 2) continue
      let at = index + 1
      while (countLines(node, index, at + 1) < 2) at += 1
      found.add(`${node.data.slice(index, at)}|${node.data.slice(at, end)}`)
    }
  }
  return [...found]

  function isForScreenReaders(element: Element): boolean {
    const { clipPath } = getComputedStyle(element)
    return (
      clipPath === 'inset(50%)' ||
      (element.parentElement !== null && isForScreenReaders(element.parentElement))
    )
  }
  function countLines(node: Text, start: number, end: number): number {
    range.setStart(node, start)
    range.setEnd(node, end)
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
  }
}
