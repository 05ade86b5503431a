/**
 * Returns an inline script that gives one element the same `view-transition-name` on the old and the new page, so that a
 * card's picture or name grows into that of its page, and back. It must be in the head: `pagereveal` fires before the first
 * paint, when module scripts may not have run. Style attributes are blocked by the CSP, so the name is set through the CSSOM.
 */
export function sharedElementScript(): string {
  return `(${nameSharedElements})()`
}

/** The source text of this function becomes the script of each page: it is short and uses only browser globals. */
function nameSharedElements(): void {
  let named: HTMLElement | undefined
  // The address that the visitor last went to from this page.
  let leftFor: string | null | undefined
  const unname = () => named?.style.removeProperty('view-transition-name')

  const nameElement = (
    viewTransition: ViewTransition | null,
    from: string | null | undefined,
    to: string | null | undefined,
    isTraverse: boolean,
  ) => {
    unname()
    if (!viewTransition || !from || !to) return
    if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
      viewTransition.skipTransition()
    const paths = [to, from].map((url) => new URL(url).pathname)
    // On the way back the card belongs to the page that the visitor leaves.
    if (isTraverse) paths.reverse()
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
  addEventListener('pageswap', ({ viewTransition, activation }) => {
    leftFor = activation?.entry.url
    nameElement(viewTransition, activation?.from?.url, leftFor, activation?.navigationType === 'traverse')
  })
  addEventListener('pagereveal', ({ viewTransition }) => {
    // Without the Navigation API, a page from the back/forward cache returns from the page that it was left for.
    const { from, navigationType } = window.navigation?.activation ?? {
      from: { url: leftFor ?? document.referrer },
      navigationType: leftFor ? 'traverse' : 'push',
    }
    nameElement(viewTransition, from?.url, location.href, navigationType === 'traverse')
  })
}
