import { type APIRequestContext, expect } from '@playwright/test'

/** Returns the HTML of all pages in the sitemap, by path. */
export async function fetchSitemapPages(request: APIRequestContext): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  for (const address of await fetchSitemap(request)) {
    const { pathname } = new URL(address)
    const response = await request.get(pathname)
    expect(response.status(), pathname).toBe(200)
    pages.set(pathname, await response.text())
  }
  return pages
}

/** Returns the URLs listed in the sitemap. */
export async function fetchSitemap(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}

/** Returns the content of a meta element, or an empty string if the page has no such element. */
export function meta(html: string, attribute: 'name' | 'property', value: string): string {
  return new RegExp(`<meta ${attribute}="${value}" content="([^"]*)"`).exec(html)?.[1] ?? ''
}
