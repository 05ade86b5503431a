/**
 * Where a key pressed on a tab leads, as in the ARIA tabs pattern: arrows go round, Home and End to the ends.
 * @returns index of the tab to open, or undefined where the key means nothing to tabs
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
