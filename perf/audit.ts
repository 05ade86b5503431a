import { readFileSync } from 'node:fs'
import lighthouse from 'lighthouse'
import { openSiteInChromium } from './site-in-chromium.ts'

/**
 * Runs Lighthouse's accessibility, best practices and SEO audits on every page of the sitemap. Prints each failed audit,
 * and sets exit code 1 if an audit failed.
 */
export async function auditPages(): Promise<void> {
  const site = await openSiteInChromium()
  const sitemap = readFileSync('dist/sitemap.xml', 'utf8')
  const paths = [...sitemap.matchAll(/<loc>(?<url>[^<]+)<\/loc>/g)].map(
    ({ groups }) => new URL(groups?.url ?? '').pathname,
  )
  const failures: string[] = []
  try {
    for (const path of paths) failures.push(...(await auditPage(site.url + path, site.port)))
  } finally {
    await site.close()
  }
  for (const failure of failures) console.log(failure)
  console.log(`${paths.length} pages, ${failures.length} failed audits`)
  process.exitCode = failures.length > 0 ? 1 : 0
}

async function auditPage(url: string, port: number): Promise<string[]> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: ['accessibility', 'best-practices', 'seo'],
  })
  const { pathname } = new URL(url)
  if (!result || result.lhr.runtimeError)
    return [`${pathname}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse returned no result'}`]
  return Object.values(result.lhr.categories).flatMap((category) =>
    category.auditRefs
      .filter(({ id, weight }) => weight > 0 && (result.lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${pathname}: ${category.title}: ${result.lhr.audits[id]?.title}`),
  )
}
