/**
 * Draws pictures, and makes headings heavy, once, when scrolling brings them to the lower edge of the window
 * (docs/requirements.md#look). Whatever else brings them into view finds them finished: a jump, a print, a screenshot.
 */
export function revealOnce(): void {
  let top = scrollY
  let scrolledAt = 0
  let jumpedAt = 0
  addEventListener('scroll', ({ timeStamp }) => {
    scrolledAt = timeStamp
    if (Math.abs(scrollY - top) > innerHeight / 4) jumpedAt = timeStamp
    top = scrollY
  })
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      const isScrolling = scrolledAt > jumpedAt + 500
      if (isScrolling && boundingClientRect.top > innerHeight * 0.6) reveal(target as HTMLElement)
    }
  })
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element)
}

/** How an element appears, by its attribute `data-reveal`: the first and the last keyframe, and the number of steps. */
const MOTIONS: Readonly<Record<string, { from: Keyframe; to: Keyframe; easing: string }>> = {
  // One pixel stays visible, because a browser does not fetch a lazy image that is completely clipped.
  downwards: clip('inset(-60px -60px calc(100% - 1px))', 'inset(-60px)', 12),
  rightwards: clip('inset(0 calc(100% - 1px) 0 0)', 'inset(0 -40px 0 0)', 36),
  outwards: clip('circle(5%)', 'circle(75%)', 12),
}

function clip(from: string, to: string, steps: number) {
  return { from: { clipPath: from }, to: { clipPath: to }, easing: `steps(${steps}, end)` }
}

function reveal(element: HTMLElement): void {
  const motion = MOTIONS[element.dataset.reveal ?? ''] ?? heavier(element)
  if (motion) element.animate([motion.from, motion.to], { duration: 600, easing: motion.easing })
}

/** The heavy part of a heading keeps its height, so that nothing below it moves. On phones it stays as it is. */
function heavier(element: HTMLElement) {
  if (innerWidth < 720) return undefined
  const { fontWeight, height } = getComputedStyle(element)
  return { from: { fontWeight: '220', height }, to: { fontWeight, height }, easing: 'linear' }
}

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) revealOnce()
