import type { Browser } from 'puppeteer-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { urls } from '#src/urls.ts'
import type { SiteProcess } from '../e2e/site-process.ts'
import { startBuiltSite } from './built-site.ts'
import { describeEngine } from './describe-engine.ts'
import { startFirefox } from './firefox.ts'

describeEngine('Firefox', () => {
  let site: SiteProcess | undefined
  let firefox: Browser | undefined
  beforeAll(async () => {
    site = await startBuiltSite()
    firefox = await startFirefox()
  })
  afterAll(async () => {
    await firefox?.close()
    await site?.stop()
  })

  it('deferred fonts: loads the italic font', async () => {
    const page = await (firefox as Browser).newPage()
    await page.goto(`${site?.origin}${urls.caseStudy('permits-without-the-queue')}`)
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].filter(({ status }) => status === 'loaded').map(({ style }) => style),
        ),
      )
      .toContain('italic')
  })
})
