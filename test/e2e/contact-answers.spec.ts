import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, type Route, test } from '@playwright/test'
import { fillMessage, MESSAGE, readRow, sendMessage } from './contact-page.ts'
import { waitForHydration } from './wait-for-hydration.ts'

const API = '**/api/contact'
const REQUEST_TIMEOUT_MS = 20_000

const ANSWERS: Record<string, Parameters<Route['fulfill']>[0]> = {
  'status 200 and HTML': { contentType: 'text/html', body: '<h1>Welcome to our hotspot</h1>' },
  'an empty JSON object': { json: {} },
  'a message that is no text': { json: { message: 1 } },
  'an empty body': { body: '' },
  'status 204': { status: 204 },
  'a redirect to HTML': { status: 302, headers: { location: '/about' } },
}

test.describe('contact form with an answer that is not of the server', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact')
    await page.getByLabel('Full Name').focus()
    await waitForHydration(page)
  })

  for (const [name, answer] of Object.entries(ANSWERS))
    test(`keeps everything and sends it later after ${name}`, { tag: ['@quick', '@desktop'] }, async ({
      page,
    }) => {
      await page.route(API, (route) => route.fulfill(answer))
      await expectFailureThenSuccess(page)
    })

  test('keeps everything and sends it later if no answer comes within 20 s', {
    tag: ['@quick', '@desktop'],
  }, async ({ page }) => {
    await page.clock.install()
    await page.route(API, () => {})
    await expectFailureThenSuccess(page, () => page.clock.fastForward(REQUEST_TIMEOUT_MS))
  })

  test('keeps everything and sends it later if the body does not end within 20 s', {
    tag: ['@quick', '@desktop'],
  }, async ({ page }) => {
    const endless = createServer((_, response) => {
      response.writeHead(201, { 'content-type': 'application/json' })
      response.write('{"message":"We have')
    }).listen(0, '127.0.0.1')
    await once(endless, 'listening')
    const url = `http://127.0.0.1:${(endless.address() as AddressInfo).port}/api/contact`
    await page.clock.install()
    await page.route(API, (route) => route.continue({ url }))
    const answered = page.waitForResponse(API)
    await expectFailureThenSuccess(page, async () => {
      await answered
      await page.clock.fastForward(REQUEST_TIMEOUT_MS)
    })
    endless.closeAllConnections()
    endless.close()
  })
})

test('contact form: stores one message if the answer was lost and the page was opened again', {
  tag: ['@quick', '@desktop'],
}, async ({ page }) => {
  test.skip(process.env.BASE_URL !== undefined, 'reads the database of the test server')
  const email = `${randomUUID()}@example.com`
  await page.route(API, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.goto('/contact')
  await fillMessage(page, { email })
  await sendMessage(page)
  await expect(page.getByRole('alert')).toHaveText('Something went wrong')
  await page.unroute(API)
  await page.reload()
  await fillMessage(page, { email })
  await sendMessage(page)
  await expect(page.getByRole('dialog')).toContainText(MESSAGE.name)
  expect(readRow('select count(*) as count from messages where email = ?', email)).toEqual({ count: 1 })
})

/** Sends a message, expects that it failed and is kept, and sends it again without the route: it is stored once. */
async function expectFailureThenSuccess(page: Page, wait = async () => {}): Promise<void> {
  const email = `${randomUUID()}@example.com`
  await fillMessage(page, { email })
  await sendMessage(page)
  await wait()
  await expect(page.getByRole('alert')).toHaveText('Something went wrong')
  await expect(page.getByRole('button', { name: /Keep it on this device/ })).toBeVisible()
  await expect(page.getByLabel('Email Address')).toHaveValue(email)
  await expect(page.getByLabel('Message')).toHaveValue(MESSAGE.message)
  await page.unroute(API)
  await sendMessage(page)
  await expect(page.getByRole('dialog')).toContainText(MESSAGE.name)
  if (process.env.BASE_URL) return
  expect(readRow('select count(*) as count from messages where email = ?', email)).toEqual({ count: 1 })
}
