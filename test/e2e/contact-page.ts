import { DatabaseSync } from 'node:sqlite'
import { expect, type Page } from '@playwright/test'

/** Where the server of the browser tests keeps messages and mails (playwright.config.ts). */
export const STORE = 'test-results/e2e'

export const MESSAGE = {
  name: 'Amina Bello',
  email: 'amina@example.com',
  message: 'We need a payroll for 80 people.\nCan we talk on Tuesday?',
}

export async function fill(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill(MESSAGE.name)
  await page.getByLabel('Email Address').fill(MESSAGE.email)
  await page.getByLabel('Message').fill(MESSAGE.message)
}

export async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send Message' }).click()
}

export async function expectKept(page: Page): Promise<void> {
  await expect(page.getByLabel('Full Name')).toHaveValue(MESSAGE.name)
  await expect(page.getByLabel('Email Address')).toHaveValue(MESSAGE.email)
  await expect(page.getByLabel('Message')).toHaveValue(MESSAGE.message)
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
}

export function readRow(query: string, value: string): Record<string, unknown> {
  const database = new DatabaseSync(`${STORE}/contact.db`, { readOnly: true })
  try {
    return { ...database.prepare(query).get(value) }
  } finally {
    database.close()
  }
}
