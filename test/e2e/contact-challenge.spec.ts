import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page, test } from '@playwright/test'
import { CHALLENGE_SOLUTION_HEADER } from '#contact/api.ts'
import { type ServerProcess, spawnServer } from '../support/spawn-server.ts'
import { fillMessage, MESSAGE, sendMessage } from './contact-page.ts'
import { copyBuiltSite } from './site-process.ts'

test.describe('contact form over the rate limit', { tag: '@desktop' }, () => {
  let server: ServerProcess
  let contactPage: string

  test.beforeEach(async ({ page }) => {
    server = spawnServer({ folder: copyBuiltSite(), environment: { CONTACT_RATE_PER_MINUTE: '1' } })
    contactPage = `${await server.listening}/contact`
    await page.request.post(`${await server.listening}/api/contact`, {
      data: { ...MESSAGE, message: 'First' },
    })
  })
  test.afterEach(async () => {
    await server.kill()
    rmSync(server.folder, { recursive: true })
  })

  test('keeps the text, says what it is doing, solves the challenge and sends the message', async ({
    page,
  }) => {
    await page.goto(contactPage)
    const solved = holdSolution(page)
    await fillMessage(page)
    await sendMessage(page)
    await solved.held
    await expect(page.getByText(/solving a small puzzle/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await expect(page.getByLabel('Message')).toHaveValue(MESSAGE.message)
    await expect(page.getByRole('alert')).toHaveText('')
    solved.release()
    await expect(page.getByRole('dialog')).toContainText(MESSAGE.name)
    await expect(page.getByText(/solving a small puzzle/)).toHaveCount(0)
    expect(storedTexts()).toEqual(['First', MESSAGE.message])
  })

  function storedTexts(): unknown[] {
    const database = new DatabaseSync(join(server.folder, 'data/contact.db'), { readOnly: true })
    try {
      const rows = database.prepare('select message from messages order by accepted_at').all()
      return rows.map(({ message }) => message)
    } finally {
      database.close()
    }
  }
})

/** Holds the request with the solution until `release` is called. `held` resolves when the browser has sent it. */
function holdSolution(page: Page) {
  const { promise: held, resolve: onHeld } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  void page.route('**/api/contact', async (route) => {
    if (route.request().headers()[CHALLENGE_SOLUTION_HEADER]) {
      onHeld()
      await released
    }
    await route.continue()
  })
  return { held, release }
}
