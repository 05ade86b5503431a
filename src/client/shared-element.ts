/**
 * Returns an inline script that gives one element the same `view-transition-name` on the old and the new page, so that a
 * card's picture or name grows into that of its page, and back. It must be in the head: `pagereveal` fires before the first
 * paint, when module scripts may not have run. Style attributes are blocked by the CSP, so the name is set through the CSSOM.
 */
export function sharedElementScript(): string {
  return `(${nameSharedElements})()`
}

/**
 * The source text of this function becomes the script, so it may use only browser globals. Each page has this script, so it is
 * short.
 */
function nameSharedElements(): void {
  let named: HTMLElement | undefined
  const unname = () => named?.style.removeProperty('view-transition-name')

  const nameElement = (
    { viewTransition }: PageSwapEvent | PageRevealEvent,
    activation: NavigationActivation | null | undefined,
  ) => {
    unname()
    if (!viewTransition || !activation?.from?.url) return
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
      viewTransition.skipTransition()
    const paths = [activation.entry, activation.from].map(({ url }) => new URL(url ?? '').pathname)
    // On the way back the card belongs to the page that the visitor leaves.
    if (activation.navigationType === 'traverse') paths.reverse()
    // The picture or name of a page is outside links on the page itself, and in a link to the page elsewhere.
    named = paths
      .flatMap((path) => [
        ...document.querySelectorAll<HTMLElement>(
          path === location.pathname ? '[data-shared]:not(a *)' : `a[href="${path}"] [data-shared]`,
        ),
      ])
      .find((element) => {
        const { width, top, bottom } = element.getBoundingClientRect()
        // On a phone the picture of a case study is just below the first view.
        return width > 0 && bottom > 0 && top < 2 * innerHeight
      })
    named?.style.setProperty('view-transition-name', 'shared')
    viewTransition.finished.then(unname)
  }
  // Without the Navigation API the new page cannot find its element, so the old page names none.
  addEventListener('pageswap', (event) => nameElement(event, window.navigation && event.activation))
  addEventListener('pagereveal', (event) => nameElement(event, window.navigation?.activation))
}
