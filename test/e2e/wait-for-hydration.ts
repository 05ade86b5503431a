import { expect, type Page } from '@playwright/test'

/** Waits until no island of the page sleeps: from then on what is pressed is answered at once. */
export async function untilIslandsAwake(page: Page): Promise<void> {
  // Several files come one after another.
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0, { timeout: 20_000 })
}
