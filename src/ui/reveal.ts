import { whenNear } from './when-near.ts'

/** Draws pictures and makes headings heavy as they scroll into view, not after a jump or in print (docs/requirements.md#look). */
function revealOnce(): void {
  const prepared = new Map<Element, Animation>()
  let top = scrollY
  let jumpedAt = -Infinity
  const finishAll = () => {
    for (const animation of prepared.values()) animation.cancel()
    prepared.clear()
  }
  addEventListener('scroll', ({ timeStamp }) => {
    if (Math.abs(scrollY - top) > innerHeight / 4) {
      jumpedAt = timeStamp
      finishAll()
    }
    top = scrollY
  })
  addEventListener('beforeprint', finishAll)

  for (const element of document.querySelectorAll<HTMLElement>('[data-reveal]'))
    whenNear(
      element,
      ({ top: distance }) => {
        if (distance < innerHeight || performance.now() < jumpedAt + 500) return
        prepared.set(element, prepare(element))
        whenNear(element, () => play(element), '0px 0px -15%')
      },
      '0px 0px 12%',
    )

  function play(element: Element): void {
    prepared.get(element)?.play()
    prepared.delete(element)
  }
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

function prepare(element: HTMLElement): Animation {
  const { from, to, easing } = MOTIONS[element.dataset.reveal ?? ''] ?? heavier(element)
  const delay = Number(element.dataset.delay ?? 0)
  const animation = element.animate([from, to], { duration: 600, delay, easing, fill: 'backwards' })
  animation.pause()
  return animation
}

/** The heavy part of a heading keeps its height, so that nothing below it moves. */
function heavier(element: HTMLElement) {
  const { fontWeight, height } = getComputedStyle(element)
  return { from: { fontWeight: '220', height }, to: { fontWeight, height }, easing: 'linear' }
}

if (!matchMedia('(prefers-reduced-motion: reduce)').matches) revealOnce()
