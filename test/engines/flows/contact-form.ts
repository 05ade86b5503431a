import { expect } from 'vitest'
import { urls } from '#src/urls.ts'
import type { EngineDriver } from '../engine-driver.ts'
import { DESKTOP, expectVisible, openIn, type UserFlow } from './user-flow.ts'

const MESSAGE = {
  name: 'Amina Bello',
  email: 'amina@example.com',
  message: 'We need a payroll for 80 people.',
}

export const SUBMIT = 'form button[type="submit"]'

/** Sends a message and closes the dialog that thanks the visitor by name. */
export const sentMessage: UserFlow = async ({ browser }) => {
  await openForm(browser)
  await browser.click(SUBMIT)
  await expectThanks(browser)
  await browser.click('dialog button')
  await expectVisible(browser, 'dialog', 0)
}

/** Sends a message while the server is down: the values are kept, and a second attempt succeeds. */
export const failedMessage: UserFlow = async ({ browser, site }) => {
  await openForm(browser)
  await site.stop()
  try {
    await browser.click(SUBMIT)
    await expect.poll(() => textOf(browser, 'form [role="alert"]')).toContain('Something went wrong')
  } finally {
    await site.restart()
  }
  expect(
    await browser.evaluate(() => document.querySelector<HTMLTextAreaElement>('[name="message"]')?.value),
  ).toBe(MESSAGE.message)
  await browser.click(SUBMIT)
  await expectThanks(browser)
}

async function openForm(browser: EngineDriver): Promise<void> {
  await openIn(browser, DESKTOP, urls.contact())
  await fillForm(browser)
}

/** Types a message into the open form, and waits until the form has its script. */
export async function fillForm(browser: EngineDriver): Promise<void> {
  for (const [field, text] of Object.entries(MESSAGE)) {
    await browser.type(`form [name="${field}"]`, text)
    await waitForScript(browser)
  }
}

/** Waits until React has hydrated the form, because it may replace a field meanwhile: Astro then removes the attribute `ssr`. */
export async function waitForScript(browser: EngineDriver): Promise<void> {
  await expect.poll(() => browser.evaluate(() => document.querySelectorAll('[ssr]').length)).toBe(0)
}

async function expectThanks(browser: EngineDriver): Promise<void> {
  await expect.poll(() => textOf(browser, 'dialog[open]')).toContain(MESSAGE.name)
}

function textOf(browser: EngineDriver, selector: string): Promise<string> {
  return browser.evaluate((each) => document.querySelector(each)?.textContent ?? '', selector)
}
