import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { fillMessage, MESSAGE, readRow, sendPlainForm } from '#test/e2e/contact-page.ts'

test.describe('contact form without JavaScript', { tag: '@quick' }, () => {
  test.use({ javaScriptEnabled: false })

  test('shows the thank-you page with the reference, and stores the subject from the URL', async ({
    page,
  }) => {
    const email = `${randomUUID()}@example.com`
    await page.goto('/contact?subject=Academy')
    await expect(page.getByText('Regarding:')).toBeHidden()
    await fillMessage(page, { email })
    await sendPlainForm(page)
    await expect(page).toHaveURL(/\/contact\/thank-you/)
    await expect(page.getByRole('main')).toContainText(/[A-Z0-9]{4}-[A-Z0-9]{4}/)
    expect(readRow('select message from messages where email = ?', email)).toEqual({
      message: `Subject: Academy\n\n${MESSAGE.message}`,
    })
  })

  test('keeps all typed values and shows the error after an invalid submit', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/contact')
    await fillMessage(page)
    await page.getByLabel('Service of Interest').selectOption('Data Engineering')
    await page.getByLabel('Full Name').fill('Ọláyínká "Yinka" <Adébáyọ̀>')
    await page.getByLabel('Email Address').fill('amina@example')
    await sendPlainForm(page)
    await expect(page.getByLabel('Full Name')).toHaveValue('Ọláyínká "Yinka" <Adébáyọ̀>')
    await expect(page.getByLabel('Email Address')).toHaveValue('amina@example')
    await expect(page.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Email Address')).toBeFocused()
    await expect(page).toHaveTitle(/^Error: /)
    await expect(page.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'false')
    await expect(page.getByLabel('Service of Interest')).toHaveValue('Data Engineering')
    await expect(page.getByLabel('Message')).toHaveValue(MESSAGE.message)
    await page.getByLabel('Email Address').fill(MESSAGE.email)
    await sendPlainForm(page)
    await expect(page).toHaveURL(/\/contact\/thank-you/)
  })
})
