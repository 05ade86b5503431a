import { rmSync } from 'node:fs'
import { test as base } from '@playwright/test'
import { copyBuiltSite, type SiteProcess, startSite } from './site-process.ts'

/** Test with a server of its own for a copy of the built site, so that the test can stop it, and with service workers. */
export const test = base.extend<{ folder: string; site: SiteProcess }>({
  serviceWorkers: 'allow',
  folder: async ({}, use) => {
    const folder = copyBuiltSite()
    await use(folder)
    rmSync(folder, { recursive: true, force: true })
  },
  site: async ({ folder }, use) => {
    const site = await startSite(folder)
    await use(site)
    await site.stop()
  },
})
