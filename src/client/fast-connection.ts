/**
 * Returns whether files may be fetched that the visitor has not asked for: false if the visitor saves data or the
 * connection is slow. Firefox and WebKit do not report the connection; there it counts as fast.
 * @param slow matches the effective types that count as slow (https://wicg.github.io/netinfo/#effective-connection-types)
 */
export function isFastConnection(slow = /[23]g/): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return !connection?.saveData && !slow.test(`${connection?.effectiveType}`)
}
