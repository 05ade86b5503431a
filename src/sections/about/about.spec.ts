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

  test('has a card for each venture, with a lazy logo and a link', async ({ page }) => {
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

  test('shows six leaders with portrait, title and description', async ({ page }) => {
    await page.goto('/about')
    const leaders = page.getByRole('region', { name: 'Meet Our Leadership' }).getByRole('listitem')
    await expect(leaders).toHaveCount(6)
    for (const leader of await leaders.all()) {
      await expect(leader.getByRole('heading', { level: 3 })).not.toBeEmpty()
      await expect(leader.getByRole('img')).toHaveAttribute('alt', /^Portrait of/)
      await expect(leader.getByRole('paragraph')).toHaveCount(2)
    }
  })
})

test.describe('legend of the patterns', { tag: '@desktop' }, () => {
  test('shows a drawing of each family with three labels, its source and a reviewer', {
    tag: '@quick',
  }, async ({ page }) => {
    await page.goto('/about#patterns')
    const legend = page.getByRole('region', { name: 'About the patterns' })
    await expect(legend.getByRole('heading', { level: 3 })).toHaveText([
      'Adire eleko',
      'Adire oniko',
      'Aso-oke',
      'Uli',
      'Gbari pottery',
      'Dagi',
    ])
    await expect(legend.getByRole('img')).toHaveCount(6)
    for (const drawing of await legend.getByRole('img').all()) {
      await expect(drawing.locator('xpath=following-sibling::ul[1]/li')).toHaveCount(3)
    }
    await expect(legend.getByText(/^Read by:/)).toHaveCount(6)
  })

  for (const width of [320, 1440]) {
    test(`puts each label where the line of its drawing ends, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/about')
      const drawings = page.getByRole('region', { name: 'About the patterns' }).getByRole('img')
      await expect(drawings).toHaveCount(6)
      for (const drawing of await drawings.all()) {
        const { offsets, gap } = await drawing.evaluate((img) => {
          const box = img.getBoundingClientRect()
          const labels = [...(img.nextElementSibling?.children ?? [])].map((item) =>
            item.getBoundingClientRect(),
          )
          return {
            offsets: labels.map(({ left }) => (left - box.left) / box.width),
            gap: Math.max(...labels.map(({ top }) => Math.abs(top - box.bottom))),
          }
        })
        for (const [index, edge] of [0.04, 0.36, 0.68].entries()) expect(offsets[index]).toBeCloseTo(edge, 2)
        expect(gap).toBeLessThan(1.5)
      }
    })
  }
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
