/**
 * Returns the index of the tab that a key opens, or undefined for a key that opens none. Arrow keys wrap around, as in
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/.
 */
export function nextTab(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count
    case 'ArrowLeft':
      return (current - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    case ' ':
      return current
    default:
      return undefined
  }
}
