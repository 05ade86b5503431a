/**
 * Calls back once with the box of an element, when it is at most one window below what is seen.
 * @param rootMargin how far around the window it must come, as of `IntersectionObserver`
 */
export function whenNear(
  element: Element,
  start: (box: DOMRectReadOnly) => unknown,
  rootMargin = '100%',
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.find(({ isIntersecting }) => isIntersecting)
      if (!near) return
      observer.disconnect()
      start(near.boundingClientRect)
    },
    { rootMargin },
  )
  observer.observe(element)
}
