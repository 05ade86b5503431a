/** Calls back once, when an element is at most one window below what is seen. */
export function whenNear(element: Element, start: () => unknown, rootMargin = '100%'): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      start()
    },
    { rootMargin },
  )
  observer.observe(element)
}
