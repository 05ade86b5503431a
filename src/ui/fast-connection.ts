/** Returns whether unrequested files may be fetched: not with Save-Data or on a slow connection. Unreported, it is fast. */
export function isFastConnection(slow = /[23]g/): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return !connection?.saveData && !slow.test(`${connection?.effectiveType}`)
}
