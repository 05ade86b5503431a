import { execFileSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { launchChromium } from '#test/support/find-chromium.ts'
import { freePort } from '../support/free-port.ts'
import { validMessage } from '../support/messages.ts'
import { readRows } from '../support/read-rows.ts'
import { type Check, checkTrue, exactly } from '../support/scenario.ts'
import { spawnServer } from '../support/spawn-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const TIMEOUT = { timeout: 20_000 }
const STORED = 'With JavaScript. Subject: Academy\n\nWithout JavaScript.'

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
  const servers = [pages, api].map((folder, index) =>
    spawnServer({ folder, environment: { ...settings, PORT: String([pagesPort, apiPort][index]) } }),
  )
  const browser = await launchChromium()
  try {
    await Promise.all(servers.map(({ listening }) => listening))
    return await checkForm(browser, settings.SITE_URL, join(api, 'data/contact.db'))
  } finally {
    await browser.close()
    for (const server of servers) await server.kill()
  }
}

async function checkForm(browser: Browser, origin: string, store: string): Promise<Check[]> {
  const errors: string[] = []
  const withScripts = await browser.newPage()
  withScripts.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await fillAndSend(withScripts, `${origin}/contact`, 'With JavaScript.')
  const thanks = await withScripts.getByRole('dialog').textContent(TIMEOUT).catch(String)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const withoutScripts = await context.newPage()
  await fillAndSend(withoutScripts, `${origin}/contact?subject=Academy`, 'Without JavaScript.')
  await withoutScripts.waitForURL('**/contact/thank-you?reference=*', TIMEOUT).catch(() => {})

  for (const error of errors) console.error(error)
  const rows = readRows(store, 'select message from messages order by accepted_at')
  const stored = rows.map(({ message }) => message).join(' ')
  const [firstName = ''] = validMessage.name.split(' ')
  return [
    checkTrue('with JavaScript: the form thanks by name', thanks?.includes(firstName) ?? false),
    checkTrue('without: the form leads to the thank-you page', withoutScripts.url().includes('thank-you')),
    checkTrue('both are stored once, the second with the subject of the link', stored === STORED),
    exactly('errors in the browser console', errors.length, 0),
  ]
}

async function fillAndSend(page: Page, url: string, message: string): Promise<void> {
  await page.goto(url)
  await page.getByLabel('Full Name').fill(validMessage.name)
  await page.getByLabel('Email Address').fill(validMessage.email)
  await page.getByLabel('Message').fill(message)
  await page.getByRole('button', { name: 'Send' }).click()
}
