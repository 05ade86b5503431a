/** Runs in the page. Finds targets smaller than `minSize` CSS pixels (WCAG 2.2 SC 2.5.8). Links within a sentence are exempt. */
export function findSmallTargets(minSize: number): string[] {
  const small: string[] = []
  for (const target of document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, input, select, textarea',
  )) {
    if (!target.checkVisibility({ visibilityProperty: true })) continue
    if (target.closest('[aria-hidden="true"], [inert], noscript')) continue
    const { width, height } = target.getBoundingClientRect()
    if (width <= 1 || height <= 1 || isWithinSentence(target)) continue
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    if (!isLargeEnough(target)) {
      small.push(
        `${target.tagName} "${(target.textContent || target.id).trim().slice(0, 40)}" ${width} x ${height}`,
      )
    }
  }
  return small

  function isLargeEnough(target: HTMLElement): boolean {
    const { left, top, width, height } = target.getBoundingClientRect()
    if (width >= minSize - 0.5 && height >= minSize - 0.5) return true
    const [x, y] = [left + width / 2, top + height / 2]
    const distance = minSize / 2 - 1
    const points = [
      [x, y - distance, height],
      [x, y + distance, height],
      [x - distance, y, width],
      [x + distance, y, width],
    ] as const
    return points.every(([px, py, size]) => {
      if (size >= minSize - 0.5) return true
      const hit = document.elementFromPoint(px, py)
      return hit !== null && (target.contains(hit) || hit.closest('a, button, summary, label') === target)
    })
  }
  function isWithinSentence(target: HTMLElement): boolean {
    if (getComputedStyle(target).display !== 'inline') return false
    const block = target.closest('p, li, dd, td, figcaption, h1, h2, h3')
    const rest = (block?.textContent ?? '').replace(target.textContent ?? '', '').trim()
    return rest.length > 0
  }
}
