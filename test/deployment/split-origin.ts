import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { staticHostHeaders } from '#scripts/deploy/header-files.ts'
import { findChromium } from '#scripts/find-chromium.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { securityHeaders } from '#server/site/security-headers.ts'
import { loadStaticSite } from '#server/site/static-site.ts'
import { contactRequest } from '../support/contact-client.ts'
import { freePort } from '../support/free-port.ts'
import { send } from '../support/http-client.ts'
import { validMessage } from '../support/messages.ts'
import { type Check, exactly, isTrue } from '../support/scenario.ts'
import { spawnServer } from '../support/spawn-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { startStaticHost } from './static-host.ts'

const PAGE_TIMEOUT_MS = 10_000

/** Checks in Chromium that pages on a static host work with the API on another origin. */
export async function checkSplitOrigin(): Promise<Check[]> {
  const folder = temporaryFolder()
  const [hostPort, apiPort] = [await freePort(), await freePort()]
  const settings = {
    SITE_URL: `http://127.0.0.1:${hostPort}`,
    PUBLIC_API_BASE_URL: `http://127.0.0.1:${apiPort}`,
  }
  const host = await startStaticHost(buildForStaticHost(folder, settings), hostPort)
  const server = spawnServer({ folder, environment: { ...settings, PORT: String(apiPort) } })
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    await server.listening
    return [
      ...(await checkStaticHost(settings.SITE_URL)),
      ...(await checkForm(browser, settings.SITE_URL, folder)),
      ...(await checkForeignOrigin(settings.PUBLIC_API_BASE_URL)),
    ]
  } finally {
    await browser.close()
    host.stop()
    await server.kill()
  }
}

/** Builds the site with the URLs of the site and the API, then runs deploy/static-host.sh (docs/operations.md). */
function buildForStaticHost(folder: string, settings: Record<string, string>): string {
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
  const generated = join(folder, 'deploy/generated/static-host')
  mkdirSync(generated, { recursive: true })
  writeFileSync(join(generated, '_headers'), staticHostHeaders(headers))
  execFileSync('sh', [resolve('deploy/static-host.sh'), 'published'], { cwd: folder })
  return join(folder, 'published')
}

async function checkStaticHost(origin: string): Promise<Check[]> {
  const expected: [path: string, status: number][] = [
    ['/', 200],
    ['/about', 200],
    ['/services/data-engineering', 200],
    ['/services/unknown', 404],
    ['/nothing', 404],
    ['/contact/form-answer', 404],
  ]
  let wrong = 0
  let withoutPolicy = 0
  for (const [path, status] of expected) {
    const response = await send(origin + path)
    if (response.status !== status) wrong += 1
    if (!/^default-src 'none'/.test(response.headers['content-security-policy'] ?? '')) withoutPolicy += 1
  }
  return [
    exactly(`addresses with another status, of ${expected.length}`, wrong, 0),
    exactly('responses of the host without a Content-Security-Policy', withoutPolicy, 0),
  ]
}

/** Checks that the contact form works with and without JavaScript. */
async function checkForm(browser: Browser, origin: string, folder: string): Promise<Check[]> {
  const consoleErrors: string[] = []
  const withScripts = await browser.newPage()
  withScripts.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()))
  await withScripts.goto(`${origin}/contact`)
  await fillAndSend(withScripts, 'With JavaScript.')
  const thanks = await withScripts
    .getByRole('dialog')
    .textContent({ timeout: PAGE_TIMEOUT_MS })
    .catch(() => '')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const withoutScripts = await context.newPage()
  await withoutScripts.goto(`${origin}/contact?subject=Academy`)
  await fillAndSend(withoutScripts, 'Without JavaScript.')
  await withoutScripts
    .waitForURL('**/contact/thank-you?reference=*', { timeout: PAGE_TIMEOUT_MS })
    .catch(() => {})

  for (const error of consoleErrors) console.error(error)
  const [firstName = ''] = validMessage.name.split(' ')
  return [
    isTrue('with JavaScript: the form thanks by name, across origins', thanks?.includes(firstName) ?? false),
    isTrue(
      'without JavaScript: the form leads to the thank-you page',
      /thank-you/.test(withoutScripts.url()),
    ),
    isTrue(
      'both messages are stored once, the one without JavaScript with the subject of the link',
      (await storedMessages(folder)).join(' ') === 'With JavaScript. Subject: Academy\n\nWithout JavaScript.',
    ),
    exactly('errors in the browser console', consoleErrors.length, 0),
  ]
}

async function fillAndSend(page: Page, message: string): Promise<void> {
  await page.getByLabel('Full Name').fill(validMessage.name)
  await page.getByLabel('Email Address').fill(validMessage.email)
  await page.getByLabel('Message').fill(message)
  await page.getByRole('button', { name: 'Send' }).click()
}

async function storedMessages(folder: string): Promise<string[]> {
  const database = await openDatabase({ engine: 'sqlite', path: join(folder, 'data/contact.db') })
  const rows = await database.selectFrom('messages').select('message').orderBy('accepted_at').execute()
  await database.destroy()
  return rows.map(({ message }) => message)
}

async function checkForeignOrigin(apiUrl: string): Promise<Check[]> {
  const request = contactRequest('from another site')
  const refused = await send(`${apiUrl}/api/contact`, {
    ...request,
    headers: { ...request.headers, origin: 'https://other.example' },
  })
  return [
    exactly('status of a message from a foreign origin', refused.status, 403),
    isTrue('it gets no CORS header', refused.headers['access-control-allow-origin'] === undefined),
  ]
}
