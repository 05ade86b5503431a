/**
 * Returns an inline script that gives one element the same `view-transition-name` on the old and the new page, so that a
 * card's picture or name grows into that of its page, and back. It must be in the head: `pagereveal` fires before the first
 * paint, when module scripts may not have run. Style attributes are blocked by the CSP, so the name is set through the CSSOM.
 */
export function sharedElementScript(): string {
  return `(${nameSharedElements})()`
}

/** The source text of this function becomes the script, so it may use only browser globals. */
function nameSharedElements(): void {
  if (!('navigation' in window)) return
  let named: HTMLElement | undefined
  const unname = () => named?.style.removeProperty('view-transition-name')

  /** Finds the picture or name of the page with this path: outside links on the page itself, in a link to it elsewhere. */
  const find = (path: string) => {
    const selector =
      path === location.pathname ? '[data-shared]:not(a *)' : `a[href="${CSS.escape(path)}"] [data-shared]`
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      ({ offsetWidth }) => offsetWidth > 0,
    )
    // A page has one shared element: the first. A list may have several cards of a page.
    return shown.slice(0, path === location.pathname ? 1 : undefined).find((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      // On a phone the picture of a case study is just below the first view.
      return bottom > 0 && top < 2 * innerHeight
    })
  }

  const nameElement = (
    { viewTransition }: PageSwapEvent | PageRevealEvent,
    activation: NavigationActivation | null,
  ) => {
    unname()
    if (!viewTransition || !activation?.from?.url || !activation.entry.url) return
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
      viewTransition.skipTransition()
    const paths = [activation.entry.url, activation.from.url].map((url) => new URL(url).pathname)
    // On the way back the card belongs to the page that the visitor leaves.
    if (activation.navigationType === 'traverse') paths.reverse()
    named = find(paths[0] ?? '') ?? find(paths[1] ?? '')
    named?.style.setProperty('view-transition-name', 'shared')
    // Without this, the reveal on scroll would hide the picture, or change the name, during the transition.
    named?.closest('[data-reveal]')?.removeAttribute('data-reveal')
    named?.removeAttribute('data-reveal-weight')
    viewTransition.finished.then(unname)
  }
  addEventListener('pageswap', (event) => nameElement(event, event.activation))
  addEventListener('pagereveal', (event) => nameElement(event, navigation.activation))
}
