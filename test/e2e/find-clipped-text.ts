/**
 * Runs in the page. Finds text that an ancestor or the edge of the window clips (WCAG 2.2 SC 1.4.4, 1.4.10).
 * @returns the first 60 characters of each clipped text
 */
export function findClippedText(): string[] {
  const found = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const parent = node.parentElement
    if (text === '' || !parent || isIgnored(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      if (rect.width > 1 && isClipped(rect, parent)) found.add(text.slice(0, 60))
    }
  }
  return [...found]

  /** Returns true for hidden text, text in SVG drawings, and screen-reader text, which is clipped on purpose. */
  function isIgnored(element: Element): boolean {
    return (
      element.closest('svg, script, style, noscript, template, [aria-hidden="true"], option') !== null ||
      !element.checkVisibility({ visibilityProperty: true }) ||
      isScreenReaderText(element)
    )
  }
  function isScreenReaderText(element: Element): boolean {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { width, height } = at.getBoundingClientRect()
      const { clipPath, overflow } = getComputedStyle(at)
      if ((width <= 2 || height <= 2) && (clipPath !== 'none' || overflow !== 'visible')) return true
    }
    return false
  }
  function isClipped(rect: DOMRect, from: Element): boolean {
    for (let at: Element | null = from; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at)
      if (/auto|scroll/.test(overflowX + overflowY)) return false
      const box = at.getBoundingClientRect()
      const clipsX = overflowX !== 'visible' && at !== document.body
      const clipsY = overflowY !== 'visible' && at !== document.body
      if (clipsX && (rect.right > box.right + 2 || rect.left < box.left - 2)) return true
      if (clipsY && (rect.bottom > box.bottom + 4 || rect.top < box.top - 4)) return true
      if (position === 'fixed') break
    }
    return rect.right > document.documentElement.clientWidth + 1 || rect.left < -1
  }
}
