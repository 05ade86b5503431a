import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'
import { scrollThrough } from '../e2e/show-page.ts'

/** The pages and drawings that one of the two builds has. */
const PATHS = new Set(
  (process.env.VISUAL_FOLDERS ?? '').split(':').flatMap((folder) => {
    const dist = join(folder, 'dist')
    const locations = readFileSync(join(dist, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)
    const drawings = globSync('drawings/**/*.svg', { cwd: dist }).map((name) => `/${name}`)
    return [...[...locations].map(([, url = '']) => new URL(url).pathname), urls.notFound(), ...drawings]
  }),
)

for (const path of PATHS)
  test(path, async ({ page, baseURL }) => {
    if (path.endsWith('.svg')) await page.setContent(`<img src="${baseURL}${path}" alt="">`)
    else await page.goto(path, { waitUntil: 'networkidle' })
    await scrollThrough(page)
    await expect(page).toHaveScreenshot({ fullPage: true })
  })
