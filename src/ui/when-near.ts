/** Calls back once with the box of an element, when it comes within `rootMargin` of the window (as of `IntersectionObserver`). */
export function whenNear(element: Element, start: (box: DOMRectReadOnly) => unknown, rootMargin = '100%') {
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
