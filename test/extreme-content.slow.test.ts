import { rmSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium } from '#test/support/find-chromium.ts'
import { findLayoutFaults } from './e2e/find-layout-faults.ts'
import { findSplitWords, showHiddenPanels } from './e2e/find-split-words.ts'
import { finishAnimations, openDisclosures } from './e2e/show-page.ts'
import { buildSite } from './support/build-site.ts'
import { copySite } from './support/copy-site.ts'
import { writeExtremeContent } from './support/extreme-content.ts'
import { pageAddresses } from './support/site-addresses.ts'
import { type ServerProcess, spawnServer } from './support/spawn-server.ts'

const WIDTHS = [320, 390, 768, 1280, 1920]
const TIMEOUT_MS = 600_000

describe.each(['longest', 'shortest'] as const)(
  'the site with the %s texts and lists that the schemas allow',
  { timeout: TIMEOUT_MS },
  (extreme) => {
    let folder: string
    let server: ServerProcess
    let browser: Browser
    let page: Page

    beforeAll(async () => {
      folder = await copySite()
      writeExtremeContent(extreme, folder)
      buildSite(folder)
      server = spawnServer({ folder })
      browser = await launchChromium()
      page = await browser.newPage({ reducedMotion: 'reduce' })
    }, TIMEOUT_MS)

    afterAll(async () => {
      await browser?.close()
      await server?.kill()
      rmSync(folder, { recursive: true, force: true })
    })

    it('overlaps, cuts or splits no word on any page, at any width', async () => {
      expect(await findFaults(WIDTHS)).toEqual([])
    })

    it('nor without pictures', async () => {
      await page.route(/\.(avif|webp|jpe?g|png|svg)$/, (route) => route.abort())
      expect(await findFaults([390, 1280])).toEqual([])
    })

    async function findFaults(widths: readonly number[]): Promise<string[]> {
      const found: string[] = []
      for (const path of pageAddresses()) {
        await page.goto((await server.listening) + path)
        await openDisclosures(page)
        await page.evaluate(showHiddenPanels)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 })
          await page.evaluate(finishAnimations)
          for (const find of [findLayoutFaults, findSplitWords])
            found.push(...(await page.evaluate(find)).map((fault) => `${path} at ${width} px: ${fault}`))
        }
      }
      return found
    }
  },
)
