/**
 * `npm run generate:profile`: prints the page /profile of the built site to public/profile.pdf, which is committed. Run it
 * after a change of the content that the profile shows; `npm run check:placeholders` reports an old file.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import fastify from 'fastify'
import { siteRoutes } from '#server/site/site-routes.ts'
import { loadStaticSite } from '#server/site/static-site.ts'
import { hashProfile, profileContent } from '#src/content/load/profile-content.ts'
import { markProfile, PROFILE_FILE, readProfileFile } from '#src/content/load/profile-file.ts'
import { readContent } from '#src/content/load/read-content.ts'
import { siteContentOf } from '#src/content/load/site-content.ts'
import { urls } from '#src/urls.ts'
import { findChromium } from './find-chromium.ts'

const build = spawnSync('node', ['scripts/build-if-stale.ts'], { stdio: 'inherit' })
if (build.status !== 0) process.exit(1)

const { files } = readContent(process.cwd())
const pdf = markProfile(await printProfile(), hashProfile(profileContent(siteContentOf(files))))
writeFileSync(PROFILE_FILE, pdf)
const { bytes, pages } = readProfileFile(process.cwd()) ?? {}
console.log(`${PROFILE_FILE}: ${pages} pages, ${bytes} bytes`)

/** Prints the profile with Chromium, tagged for screen readers and with bookmarks. */
async function printProfile(): Promise<Buffer> {
  const server = fastify()
  await server.register(siteRoutes, { site: loadStaticSite(resolve('dist')) })
  const address = await server.listen({ host: '127.0.0.1', port: 0 })
  const browser = await chromium.launch({ executablePath: findChromium() })
  try {
    const page = await browser.newPage()
    await page.goto(`${address}${urls.profile()}`)
    await page.emulateMedia({ media: 'print' })
    // Text that only appears in print may need another font file.
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    return await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true })
  } finally {
    await browser.close()
    await server.close()
  }
}
