import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { FIXTURE_SITE } from '../support/fixture-site.ts'
import { readRows } from '../support/read-rows.ts'
import { waitForHydration } from './wait-for-hydration.ts'

/** Folder of the database and the mails of the server that playwright.config.ts starts. */
export const SERVER_DATA = join(FIXTURE_SITE, 'data/e2e')

export const MESSAGE = {
  name: 'Amina Bello',
  email: 'amina@example.com',
  message: 'We need a payroll for 80 people.\nCan we talk on Tuesday?',
}

/** Fills in the required fields of the contact form with `MESSAGE`. @param changes values to use instead */
export async function fillMessage(page: Page, changes: Partial<typeof MESSAGE> = {}): Promise<void> {
  const { name, email, message } = { ...MESSAGE, ...changes }
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Message').fill(message)
}

/** Clicks the submit button of the contact form, after hydration. */
export async function sendMessage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send Message' }).hover()
  await waitForHydration(page)
  await sendPlainForm(page)
}

/** Clicks the submit button of the contact form, hydrated or not. */
export async function sendPlainForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send Message' }).click()
}

/** Expects that the form still has the values of `MESSAGE` and that its submit button is enabled. */
export async function expectMessageKept(page: Page): Promise<void> {
  await expect(page.getByLabel('Full Name')).toHaveValue(MESSAGE.name)
  await expect(page.getByLabel('Email Address')).toHaveValue(MESSAGE.email)
  await expect(page.getByLabel('Message')).toHaveValue(MESSAGE.message)
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
}

/** Runs a query with one parameter in the server's database. @returns the first row, or `{}` without a row */
export function readRow(query: string, parameter: string): Record<string, unknown> {
  return { ...readRows(join(SERVER_DATA, 'contact.db'), query, parameter)[0] }
}
