import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/find-chromium.ts'

const port = Number(process.env.E2E_PORT ?? 3100)
const baseURL = process.env.BASE_URL ?? `http://127.0.0.1:${port}`

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

/** An empty value counts as unset, and .env overrules none: whatever is set here, no journey mails the team. */
const DEFAULTS = {
  HOST: '',
  SITE_URL: '',
  PUBLIC_API_BASE_URL: '',
  ALLOWED_ORIGINS: '',
  SMTP_URL: '',
  MAIL_FROM: '',
  MAIL_TO: '',
  CONTACT_RATE_WINDOW_S: '',
  TRUST_PROXY: '',
  RETENTION_DAYS: '',
  METRICS_PORT: '',
}

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/e2e-artifacts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 30_000,
  // A slow machine is given time; what is there is seen at once.
  expect: { timeout: 10_000 },
  reporter: [['list']],
  // Journeys meet the site as it is sent; test/e2e/offline.spec.ts is about what is kept.
  use: { baseURL, launchOptions, serviceWorkers: 'block' },
  // A test tagged @phone or @desktop runs in that project only; all other tests run in both.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
  ...(process.env.BASE_URL
    ? {}
    : {
        webServer: {
          command: 'node server/main.ts',
          url: `${baseURL}/healthz`,
          env: {
            ...DEFAULTS,
            PORT: String(port),
            LOG_LEVEL: 'warn',
            DATABASE_URL: 'sqlite:test-results/e2e/contact.db',
            CONTACT_RATE_MAX: '1000',
          },
        },
      }),
})
