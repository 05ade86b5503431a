/** Returns whether a value of a field counts as absent: an empty map or list, or a mark like `placeholder` that is not set. */
export function isAbsent(value: unknown): boolean {
  return value === false || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
}
