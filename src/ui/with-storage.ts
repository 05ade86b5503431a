/** Returns what a function gets from a storage of the browser, or undefined if that is disabled, full or unreadable. */
export function withStorage<Value>(use: () => Value): Value | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}
