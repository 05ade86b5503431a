import { expect, test } from '@playwright/test'

test.describe('about page', { tag: '@desktop' }, () => {
  test('shows its sections in the required order and a link to the contact page', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const sections = await page.getByRole('heading', { level: 2 }).allTextContents()
    const asOneLine = sections.map((text) => text.replace(/\s+/g, ' '))
    expect(asOneLine.slice(0, 3)).toEqual(['Our Story', 'Our Ecosystem', 'Meet Our Leadership'])
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'href',
      '/contact',
    )
  })

  test('states the size of the group in numbers, and links to the legend of the patterns', async ({
    page,
  }) => {
    await page.goto('/about')
    const main = page.getByRole('main')
    const numbers = main.locator('dl').first()
    await expect(numbers.getByRole('term')).toHaveText(['founded', 'engineers', 'projects', 'countries'])
    await expect(numbers.getByRole('definition')).toHaveText([/^20\d\d$/, /^\d+$/, /^\d+$/, /^\d+$/])
    await expect(main.locator('a[href="/patterns"]')).toBeVisible()
  })

  test('states what a buyer or a bank checks', async ({ page }) => {
    await page.goto('/about')
    const facts = page.getByRole('region', { name: 'Facts you can check' })
    await expect(facts.getByRole('term')).toHaveText([
      'Registration',
      'Owners',
      'Teams',
      'Night rota',
      'Auditor',
      'Insurance',
      'Bonds',
      'Right to audit',
      'Security testers',
      'Data-protection officer',
      'Press',
      'References',
    ])
    await expect(facts.getByRole('definition').first()).toContainText(/\b(RC|BN) \d+/)
  })

  test('has a row for each venture, with a lazy logo and a link', async ({ page }) => {
    await page.goto('/about')
    const cards = page.getByRole('region', { name: 'Our Ecosystem' }).getByRole('listitem')
    await expect(cards).toHaveCount(6)
    for (const card of await cards.all()) {
      await expect(card.locator('img')).toHaveAttribute('loading', 'lazy')
      await expect(card.getByRole('heading', { level: 3 })).not.toBeEmpty()
      await expect(card.getByRole('link', { name: /^Explore/ })).toHaveAttribute(
        'href',
        /^\/(products\/|academy|services)/,
      )
    }
  })

  test('loads the pictures of ventures and leaders when they are scrolled into view', async ({ page }) => {
    await page.goto('/about')
    for (const section of ['Our Ecosystem', 'Meet Our Leadership']) {
      for (const picture of await page.getByRole('region', { name: section }).locator('img').all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0)
      }
    }
  })

  test('shows six leaders with portrait, title and description', async ({ page }) => {
    await page.goto('/about')
    const leaders = page.getByRole('region', { name: 'Meet Our Leadership' }).getByRole('listitem')
    await expect(leaders).toHaveCount(6)
    for (const leader of await leaders.all()) {
      await expect(leader.getByRole('heading', { level: 3 })).not.toBeEmpty()
      await expect(leader.getByRole('img')).toHaveAttribute('alt', /^Portrait of/)
      await expect(leader.getByRole('paragraph')).toHaveCount(2)
      for (const text of await leader.getByRole('paragraph').all()) await expect(text).toBeVisible()
    }
  })

  test('opens the description of a leader with a tap on phones', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/about')
    const leader = page.getByRole('region', { name: 'Meet Our Leadership' }).getByRole('listitem').last()
    await expect(leader.locator('details p')).toBeHidden()
    await leader.locator('summary').click()
    await expect(leader.locator('details p')).toBeVisible()
  })
})

test.describe('about page tabs', () => {
  test('show Mission on load; a click opens another tab, and Back opens the last one again', {
    tag: '@quick',
  }, async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('tab')).toHaveText(['Mission', 'Vision', 'Values'])
    await expect(page.getByRole('tab', { name: 'Mission' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(page.getByRole('tabpanel', { name: 'Mission' })).toBeVisible()

    for (const name of ['Vision', 'Values']) {
      await page.getByRole('tab', { name }).click()
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
      await expect(page).toHaveURL(`/about#${name.toLowerCase()}`)
    }
    for (const name of ['Vision', 'Mission']) {
      await page.goBack()
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    }
  })

  test('print the text of every tab', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/about')
    await page.emulateMedia({ media: 'print' })
    for (const id of ['mission', 'vision', 'values']) await expect(page.locator(`#${id}`)).toBeVisible()
  })
})

test.describe('about page tabs without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false })

  test('show the text of every tab, each with a heading that a link leads to', { tag: '@quick' }, async ({
    page,
  }) => {
    await page.goto('/about')
    for (const name of ['Mission', 'Vision', 'Values']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible()
    }
    await expect(page.getByRole('tab')).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'Values', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Values', exact: true })).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Mission', exact: true })).toBeVisible()
  })
})
