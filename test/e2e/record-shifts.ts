/** Adds up how far the parts of a page jump (Cumulative Layout Shift) in `window.layoutShift`. Runs in the page. */
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
