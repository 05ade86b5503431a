import { readFileSync } from 'node:fs'
import lighthouse from 'lighthouse'
import { openBuiltSite } from './serve-built-site.ts'

/**
 * `npm run audit:pages`: Lighthouse's accessibility, best practices and SEO on every page of the sitemap. Names each
 * audit that is not whole, and ends with 1 where there is one.
 */
const site = await openBuiltSite()
const sitemap = readFileSync('dist/sitemap.xml', 'utf8')
const paths = [...sitemap.matchAll(/<loc>(?<url>[^<]+)<\/loc>/g)].map(
  ({ groups }) => new URL(groups?.url ?? '').pathname,
)
let faults = 0
try {
  for (const path of paths) {
    const result = await lighthouse(site.url + path, {
      port: site.port,
      logLevel: 'silent',
      onlyCategories: ['accessibility', 'best-practices', 'seo'],
    })
    for (const { title, auditRefs } of Object.values(result?.lhr.categories ?? {}))
      for (const { id, weight } of auditRefs) {
        const audit = result?.lhr.audits[id]
        if (weight === 0 || audit?.score == null || audit.score === 1) continue
        faults += 1
        console.log(`${path}: ${title}: ${audit.title}`)
      }
    if (!result || result.lhr.runtimeError) {
      faults += 1
      console.log(`${path}: ${result?.lhr.runtimeError?.message ?? 'Lighthouse gave no result'}`)
    }
  }
} finally {
  await site.close()
}
console.log(`${paths.length} pages, ${faults} faults`)
process.exitCode = faults > 0 ? 1 : 0
