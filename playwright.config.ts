import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { BUILD_SETTINGS } from '#scripts/build-settings.ts'
import { SETTING_NAMES } from '#server/settings.ts'
import { findChromium } from './test/support/find-chromium.ts'
import { FIXTURE_SITE } from './test/support/fixture-site.ts'
import { UNLIMITED_RATES } from './test/support/unlimited-rates.ts'

const port = Number(process.env.E2E_PORT ?? 3100)
const baseURL = `http://127.0.0.1:${port}`

/** The site with the content of `content/`. All tests but those of its pages use the fixture, which no editor changes. */
export const REAL_SITE = `http://127.0.0.1:${port + 1}`

// The tests read the same content as the pages that they open.
process.env.CONTENT_ROOT = FIXTURE_SITE

const launchOptions = {
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** Empty values override those in .env and count as unset, so that no browser test sends mail to the team. */
const UNSET = Object.fromEntries([...SETTING_NAMES, ...BUILD_SETTINGS].map((name) => [name, '']))

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

/** Matches tests that have both tags. */
const QUICK_ON_PHONE = /(?=.*@quick)(?=.*@phone)/

export default defineConfig({
  testMatch: ['src/**/*.spec.ts', 'test/e2e/**/*.spec.ts'],
  outputDir: 'test-results/e2e-artifacts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  // Block the service worker, so that tests see the responses of the server. Only the service worker specs allow it.
  use: { baseURL, launchOptions, serviceWorkers: 'block' },
  // A test runs in both viewports, or in one if it is tagged @phone or @desktop. npm test runs the projects quick-*: each test
  // tagged @quick, in its first viewport. The projects desktop and phone run all that remains.
  projects: [
    { name: 'quick-desktop', grep: /@quick/, grepInvert: /@phone/, use: DESKTOP },
    { name: 'quick-phone', grep: QUICK_ON_PHONE, use: PHONE },
    { name: 'desktop', grepInvert: /@phone|@quick/, use: DESKTOP },
    { name: 'phone', grepInvert: [/@desktop/, QUICK_ON_PHONE], use: PHONE },
  ],
  webServer: [serverOf(FIXTURE_SITE, port), serverOf('.', port + 1)],
})

/** Starts the server of a built site. */
function serverOf(folder: string, port: number) {
  return {
    command: `node ${resolve('server/main.ts')}`,
    cwd: folder,
    url: `http://127.0.0.1:${port}/healthz`,
    env: {
      ...UNSET,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      DATABASE_URL: `sqlite:${resolve(folder, 'data/e2e/contact.db')}`,
      ...UNLIMITED_RATES,
    },
  }
}
