/**
 * Returns whether files may be fetched that the visitor has not asked for: false if the visitor saves data or the
 * connection is slow. Firefox and WebKit do not report the connection; there it counts as fast.
 */
export function isFastConnection(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return !connection?.saveData && !/[23]g/.test(`${connection?.effectiveType}`)
}
