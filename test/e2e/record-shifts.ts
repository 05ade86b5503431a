/** Runs in the page: adds up its layout shift scores in `window.layoutShift` (https://web.dev/articles/cls). */
export function recordShifts(): void {
  const seen = { layoutShift: 0 }
  Object.assign(window, seen)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) (window as unknown as typeof seen).layoutShift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}
