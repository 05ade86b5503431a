// The service worker answers with this page if the network fails. Load the requested page when the network is back.
addEventListener('online', () => location.reload())
void listCachedPages(document.querySelector('[data-cached-pages]') as HTMLElement)

/** Shows links to the pages of the site that are in the browser's cache, if there are any. */
async function listCachedPages(section: HTMLElement): Promise<void> {
  const known: { path: string; title: string }[] = JSON.parse(section.dataset.cachedPages as string)
  const list = section.querySelector('ul') as HTMLElement
  for (const { path, title } of known) {
    if (!(await caches.match(path))) continue
    const link = document.createElement('a')
    link.href = path
    link.textContent = title
    const item = document.createElement('li')
    item.append(link)
    list.append(item)
    section.hidden = false
  }
}
