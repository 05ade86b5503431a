/** Joins class names, leaving out what is absent; nothing if all of it is. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
