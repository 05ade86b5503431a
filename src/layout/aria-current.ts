/** Returns `aria-current` of a link in a menu: `page` on the page that it leads to, true on the pages below that. */
export function ariaCurrent(path: string, to: string): 'page' | true | undefined {
  if (path === to) return 'page'
  return path.startsWith(`${to}/`) || undefined
}
