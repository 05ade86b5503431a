import type { Locator, Page } from '@playwright/test'
import { until } from './wait.ts'

const SCROLL_TIMEOUT_MS = 30_000

/** Returns the last group of a field with this label. Sveltia adds the fields below the window only when they are scrolled to. */
export async function findField(page: Page, label: string, parent: Page | Locator = page): Promise<Locator> {
  const group = parent.getByRole('group', { name: new RegExp(`^“\\W?${label}\\W?” Field`) }).last()
  const scroll = async () => {
    if ((await group.count()) > 0) return true
    await page.mouse.wheel(0, 600)
    return false
  }
  await page
    .getByRole('group', { name: /Content$/ })
    .first()
    .hover()
  if (!(await until(scroll, SCROLL_TIMEOUT_MS, 200))) throw new Error(`the form has no field ${label}`)
  await group.scrollIntoViewIfNeeded()
  return group
}

/** Fills in the text fields of a form or of a group, by their labels. */
export async function fillTexts(page: Page, texts: Record<string, string>, parent?: Locator): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await (await findField(page, label, parent)).getByRole('textbox').fill(text)
}

/** Uploads a picture in the group of its field. */
export async function chooseFile(page: Page, group: Locator, file: string): Promise<void> {
  await group.getByRole('button', { name: 'Browse' }).click()
  const dialog = page.getByRole('dialog', { name: 'Select Image' })
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await (await chooser).setFiles(file)
  await dialog.getByRole('button', { name: 'Insert' }).click()
}
