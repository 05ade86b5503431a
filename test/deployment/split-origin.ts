import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { staticHostHeaders, staticHostRedirects } from '#scripts/deploy/header-files.ts'
import { findChromium } from '#scripts/find-chromium.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { securityHeaders } from '#server/site/security-headers.ts'
import { loadStaticSite } from '#server/site/static-site.ts'
import { exactly, type Figure } from '../resilience/scenario.ts'
import { freePort, launchProgram } from '../support/spawn-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { askPlain } from './client.ts'
import { holds } from './deployment.ts'
import { startStaticHost } from './static-host.ts'

/** The pages from a static host, the messages to a server at an address of its own, seen with a real browser. */
export async function pagesElsewhere(): Promise<Figure[]> {
  const folder = temporaryFolder()
  const [hostPort, apiPort] = [await freePort(), await freePort()]
  const settings = {
    SITE_URL: `http://127.0.0.1:${hostPort}`,
    PUBLIC_API_BASE_URL: `http://127.0.0.1:${apiPort}`,
  }
  const dist = build(folder, settings)
  const host = await startStaticHost(dist, hostPort)
  const server = launchProgram({
    folder,
    environment: { ...settings, PORT: String(apiPort) },
  })
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    await server.listening
    return [
      ...(await provesRules(hostPort)),
      ...(await provesForm(browser, host.origin, folder)),
      ...(await provesStrangers(apiPort)),
    ]
  } finally {
    await browser.close()
    host.stop()
    server.process.kill('SIGKILL')
    await server.exited
  }
}

/** As docs/operations.md has it: a build with both addresses, and the files for the host beside it. */
function build(folder: string, settings: Record<string, string>): string {
  const dist = join(folder, 'dist')
  execFileSync(resolve('node_modules/.bin/astro'), ['build', '--outDir', dist], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { scriptHashes, styleHashes } = loadStaticSite(dist)
  const headers = securityHeaders({
    siteOrigin: settings.SITE_URL ?? '',
    apiOrigin: settings.PUBLIC_API_BASE_URL,
    scriptHashes,
    styleHashes,
  })
  writeFileSync(join(dist, '_headers'), staticHostHeaders(headers))
  writeFileSync(join(dist, '_redirects'), staticHostRedirects('netlify'))
  return dist
}

async function provesRules(port: number): Promise<Figure[]> {
  const wanted: [path: string, status: number, location?: string][] = [
    ['/', 200],
    ['/about', 200],
    ['/services/data-engineering', 200],
    ['/services/unknown', 302, '/404'],
    ['/products/unknown', 302, '/404'],
    ['/404', 404],
    ['/nothing', 404],
    ['/contact/form-answer', 302, '/contact'],
  ]
  let [wrong, bare] = [0, 0]
  for (const [path, status, location] of wanted) {
    const { status: told, headers } = await askPlain(port, path)
    if (told !== status || headers.location !== location) wrong += 1
    if (!/^default-src 'none'/.test(headers['content-security-policy'] ?? '')) bare += 1
  }
  return [
    exactly(`addresses that the host answers otherwise, of ${wanted.length}`, wrong, 0),
    exactly('answers of the host without the policy', bare, 0),
  ]
}

/** A visitor with scripts, and one without. */
async function provesForm(browser: Browser, origin: string, folder: string): Promise<Figure[]> {
  const violations: string[] = []
  const withScripts = await browser.newPage()
  withScripts.on('console', (message) => message.type() === 'error' && violations.push(message.text()))
  await withScripts.goto(`${origin}/contact`)
  await send(withScripts, 'With scripts.')
  const thanks = await withScripts
    .getByRole('dialog')
    .textContent({ timeout: 10_000 })
    .catch(() => '')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const withoutScripts = await context.newPage()
  await withoutScripts.goto(`${origin}/contact`)
  await send(withoutScripts, 'Without scripts.')
  await withoutScripts.waitForURL('**/contact/thank-you?reference=*', { timeout: 10_000 }).catch(() => {})

  const database = await openDatabase({ engine: 'sqlite', path: join(folder, 'data/contact.db') })
  const rows = await database.selectFrom('messages').select('message').orderBy('accepted_at').execute()
  await database.destroy()
  for (const violation of violations) console.error(violation)
  return [
    holds('the form thanks by name, across origins', thanks?.includes('Halima') ?? false),
    holds('a form without scripts ends at the thank-you page', /thank-you/.test(withoutScripts.url())),
    holds(
      'both messages are stored, each once',
      rows.map(({ message }) => message).join(' ') === 'With scripts. Without scripts.',
    ),
    exactly('errors in the browser’s console', violations.length, 0),
  ]
}

async function send(page: Page, message: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Halima Proof')
  await page.getByLabel('Email Address').fill('halima@example.org')
  await page.getByLabel('Message').fill(message)
  await page.getByRole('button', { name: 'Send' }).click()
}

async function provesStrangers(apiPort: number): Promise<Figure[]> {
  const body = JSON.stringify({ name: 'A', email: 'a@example.org', service: '', message: 'From elsewhere.' })
  const refused = await askPlain(apiPort, '/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://other.example' },
    body,
  })
  return [
    exactly('status of a message from another site', refused.status, 403),
    holds('it gets no word of CORS', refused.headers['access-control-allow-origin'] === undefined),
  ]
}
