/** Joins class names and leaves out empty values. Returns undefined if no names are left. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
