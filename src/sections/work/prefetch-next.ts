/**
 * Fetches the page behind a link marked `data-prefetch` as soon as a visitor reaches for it, unless data are
 * being saved.
 */
const WISHES = ['pointerenter', 'touchstart', 'focusin'] as const

if (!isSavingData())
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-prefetch]')) prefetchOnWish(link)

function prefetchOnWish(link: HTMLAnchorElement): void {
  const prefetch = () => {
    for (const wish of WISHES) link.removeEventListener(wish, prefetch)
    const hint = document.createElement('link')
    hint.rel = 'prefetch'
    hint.href = link.href
    document.head.append(hint)
  }
  for (const wish of WISHES) link.addEventListener(wish, prefetch, { passive: true })
}

function isSavingData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
