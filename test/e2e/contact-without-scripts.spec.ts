import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { fill, MESSAGE, readRow, send } from './contact-page.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a form that is right is answered by the thank-you page with the reference', async ({ page }) => {
    await page.goto('/contact')
    await fill(page)
    await send(page)
    await expect(page).toHaveURL(/\/contact\/thank-you/)
    await expect(page.getByRole('main')).toContainText(/[A-Z0-9]{4}-[A-Z0-9]{4}/)
  })

  test('contact form without scripts: the subject of the link is stored with the message', async ({
    page,
  }) => {
    test.skip(process.env.BASE_URL !== undefined, 'reads the store of the tests')
    const email = `${randomUUID()}@example.com`
    await page.goto('/contact?subject=Academy')
    await expect(page.getByText('Regarding:')).toBeHidden()
    await fill(page)
    await page.getByLabel('Email Address').fill(email)
    await send(page)
    await expect(page).toHaveURL(/\/contact\/thank-you/)
    expect(readRow('select message from messages where email = ?', email)).toEqual({
      message: `Subject: Academy\n\n${MESSAGE.message}`,
    })
  })

  test('contact form without scripts: a message over the limit comes back uncut, with the error', async ({
    page,
  }) => {
    await page.goto('/contact')
    await fill(page)
    const message = `${'A long brief. '.repeat(500)}\nThe end.`
    await page.getByLabel('Message').fill('')
    await page.keyboard.insertText(message)
    await send(page)
    await expect(page.getByLabel('Message')).toHaveAccessibleDescription(/Shorten the message/)
    await expect(page.getByLabel('Message')).toHaveValue(message)
  })

  test('a form that is wrong comes back with the error and everything that was typed', async ({ page }) => {
    await page.goto('/contact')
    await fill(page)
    await page.getByLabel('Service of Interest').selectOption('UI/UX Design')
    await page.getByLabel('Full Name').fill('Ọláyínká "Yinka" <Adébáyọ̀>')
    await page.getByLabel('Email Address').fill('amina@example')
    await send(page)
    await expect(page.getByLabel('Full Name')).toHaveValue('Ọláyínká "Yinka" <Adébáyọ̀>')
    await expect(page.getByLabel('Email Address')).toHaveValue('amina@example')
    await expect(page.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'false')
    await expect(page.getByLabel('Service of Interest')).toHaveValue('UI/UX Design')
    await expect(page.getByLabel('Message')).toHaveValue(MESSAGE.message)
    await page.getByLabel('Email Address').fill(MESSAGE.email)
    await send(page)
    await expect(page).toHaveURL(/\/contact\/thank-you/)
  })
})
