import { execFileSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Browser, chromium, type Page } from '@playwright/test'
import { findChromium } from '#scripts/find-chromium.ts'
import { freePort } from '../support/free-port.ts'
import { validMessage } from '../support/messages.ts'
import { type Check, exactly, isTrue } from '../support/scenario.ts'
import { spawnServer } from '../support/spawn-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const PAGE_TIMEOUT_MS = 20_000

/** Checks in Chromium that pages of one server post to the API of another origin, as their CSP allows. */
export async function checkOtherOrigin(): Promise<Check[]> {
  const [pages, api] = [temporaryFolder(), temporaryFolder()]
  const [pagesPort, apiPort] = [await freePort(), await freePort()]
  const settings = {
    SITE_URL: `http://127.0.0.1:${pagesPort}`,
    PUBLIC_API_BASE_URL: `http://127.0.0.1:${apiPort}`,
  }
  execFileSync(resolve('node_modules/.bin/astro'), ['build', '--outDir', join(pages, 'dist')], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  symlinkSync(join(pages, 'dist'), join(api, 'dist'))
  const servers = [
    spawnServer({ folder: pages, environment: { ...settings, PORT: String(pagesPort) } }),
    spawnServer({ folder: api, environment: { ...settings, PORT: String(apiPort) } }),
  ]
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    await Promise.all(servers.map(({ listening }) => listening))
    return await checkForm(browser, settings.SITE_URL, join(api, 'data/contact.db'))
  } finally {
    await browser.close()
    for (const server of servers) await server.kill()
  }
}

/** Checks that the contact form works with and without JavaScript. */
async function checkForm(browser: Browser, origin: string, store: string): Promise<Check[]> {
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
  const rows = new DatabaseSync(store).prepare('select message from messages order by accepted_at').all()
  return [
    isTrue('with JavaScript: the form thanks by name, across origins', thanks?.includes(firstName) ?? false),
    isTrue(
      'without JavaScript: the form leads to the thank-you page',
      /thank-you/.test(withoutScripts.url()),
    ),
    isTrue(
      'both messages are stored once, the one without JavaScript with the subject of the link',
      rows.map(({ message }) => message).join(' ') ===
        'With JavaScript. Subject: Academy\n\nWithout JavaScript.',
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
