import { expect, test } from '@playwright/test'
import { urls } from '#src/urls.ts'

test('a page that somebody reaches for is fetched ahead', { tag: '@desktop' }, async ({ page, context }) => {
  const ahead: string[] = []
  const session = await context.newCDPSession(page)
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready' || status === 'Success') ahead.push(new URL(prefetchUrl).pathname)
  })
  await session.send('Preload.enable')
  await page.goto(urls.about())
  await page.waitForTimeout(500)
  expect(ahead).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'Academy' }).hover()
  await expect.poll(() => ahead).toEqual([urls.academy()])
})

test('one page gives way to the next without a jump, unless motion is unwelcome', async ({ page }) => {
  const seesTransition = async () => {
    await page.goto(urls.about())
    await page.evaluate(() => {
      addEventListener('pageswap', (event) => {
        sessionStorage.setItem('transition', String(event.viewTransition !== null))
      })
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
    await expect(page).toHaveURL(urls.careers())
    return page.evaluate(() => sessionStorage.getItem('transition'))
  }
  expect(await seesTransition()).toBe('true')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await seesTransition()).toBe('false')
})
