import { expect, test } from '@playwright/test'

// The expected order, links and counts are specified in docs/requirements.md#home-page.
test('home page: says in its first view what the group does, for which clients and where', async ({
  page,
}) => {
  await page.goto('/')
  const hero = page.getByRole('region', { name: /Masterpieces/ })
  for (const words of [/payroll/, /African businesses/, /Abuja/])
    await expect(hero.getByText(words)).toBeInViewport({ ratio: 1 })
  await expect(hero.getByRole('link', { name: 'Start Your Project' })).toBeInViewport({ ratio: 1 })
})

test.describe('home page', { tag: '@desktop' }, () => {
  test('has its sections in the required order', async ({ page }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/Engineering\s+Digital\s+Masterpieces\./)
    await expect(main.getByText('transformative digital solutions')).toBeVisible()
    await expect(main.getByText('OUR EXPERTISE', { exact: true })).toBeVisible()
    const headings = await main.getByRole('heading', { level: 2 }).allTextContents()
    expect(headings.map((text) => text.replace(/\s+/g, ' '))).toEqual([
      'From Insight to Impact',
      'Six ventures, one group',
      'How we work, in six steps',
      'Technology stack',
      'Featured work',
      'Checked by outside auditors',
      expect.stringContaining('Digital skills'),
      'Let’s Collaborate',
    ])
  })

  test('fills a window of 2560 px with a wider grid and type that is hardly larger', {
    tag: '@quick',
  }, async ({ page }) => {
    await page.goto('/')
    const intro = page.getByText('transformative digital solutions')
    const size = () => intro.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    const normal = await size()
    await page.setViewportSize({ width: 2560, height: 1440 })
    expect(await size()).toBeLessThan(normal * 1.3)
    const footer = await page.getByRole('contentinfo').locator('.wrap').first().boundingBox()
    expect(footer?.width).toBeGreaterThan(2560 * 0.8)
  })

  test('says of each venture whether it is open', async ({ page }) => {
    await page.goto('/')
    const ventures = page.getByRole('region', { name: 'Six ventures, one group' })
    await expect(ventures.getByText(/^Open( since 20\d\d)?$/)).toHaveCount(4)
    await expect(ventures.getByText('In development', { exact: true })).toHaveCount(2)
  })

  test('opens a venture with a click anywhere on its card, and frames the card that has the focus', async ({
    page,
  }) => {
    await page.goto('/')
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Taxly', exact: true }) })
    await card.scrollIntoViewIfNeeded()
    const outline = () =>
      card.getByRole('link').evaluate((link) => getComputedStyle(link, '::before').outlineStyle)
    expect(await outline()).toBe('none')
    await page.getByRole('link', { name: 'CortexHR', exact: true }).focus()
    await page.keyboard.press('Tab')
    await expect(card.getByRole('link')).toBeFocused()
    expect(await outline()).toBe('solid')
    const box = await card.boundingBox()
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 20)
    await expect(page).toHaveURL('/products/taxly')
  })

  test('names the standard of each certificate', async ({ page }) => {
    await page.goto('/')
    const certifications = page
      .getByRole('region', { name: 'Checked by outside auditors' })
      .getByRole('listitem')
    await expect(certifications).toHaveCount(4)
    for (const certification of await certifications.all())
      await expect(certification).toContainText(/ISO.* \d+(-\d+)?:20\d\d/)
  })

  test('shows the group in numbers, and the first result of each featured project', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('list', { name: 'The group in numbers' }).getByRole('listitem')).toHaveText([
      /^\d+ projects in \d+ countries$/,
      /^\d+ products in use$/,
      /^[\d,]+\+? people trained$/,
    ])
    const permits = page.getByRole('article', { name: 'Permits Without the Queue' })
    const payroll = page.getByRole('article', { name: 'Payroll for a Moving Workforce' })
    await expect(permits.getByRole('paragraph').filter({ hasText: 'was 41 days' })).toHaveText(
      '6 days, was 41 days',
    )
    await expect(payroll.getByRole('paragraph').filter({ hasText: 'was 4 days' })).toHaveText(
      '4 hours, was 4 days',
    )
    for (const study of [permits, payroll]) await expect(study.getByRole('figure').first()).toBeVisible()
  })

  test('has all required links', async ({ page }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    const links: [string, string][] = [
      ['Start Your Project', '/contact'],
      ['Explore the Full Group', '/subsidiaries'],
      ['Explore Our Commitment', '/csr'],
      ['Schedule a Consultation', '/contact'],
    ]
    for (const [name, href] of links)
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
    for (const id of ['application-development', 'data-engineering', 'devops-consulting', 'ui-ux-design'])
      await expect(main.locator(`a[href="/services/${id}"]`).filter({ hasText: 'Learn More' })).toBeVisible()
    for (const link of [
      '/products/cortexhr',
      '/products/taxly',
      '/products/fides-mercatus',
      '/products/fides-agro',
    ])
      await expect(main.locator(`a[href="${link}"]`)).toHaveCount(1)
    await expect(main.locator('a[href="/academy"]')).toHaveCount(1)
  })

  test('has the required number of cards, steps, projects and certifications', async ({ page }) => {
    await page.goto('/')
    const items = (heading: string, selector: string) =>
      page
        .locator('section', { has: page.getByRole('heading', { level: 2, name: heading }) })
        .locator(selector)
    await expect(items('From Insight', 'h3')).toHaveCount(4)
    await expect(items('Six ventures', 'h3')).toHaveCount(6)
    await expect(items('How we work', 'ol > li')).toHaveCount(6)
    await expect(items('Technology stack', 'dt')).toHaveText([
      'Frontend',
      'Backend',
      'Mobile & UI/UX',
      'Database & Cloud',
    ])
    await expect(items('Featured work', 'blockquote')).toHaveCount(2)
  })

  test('draws a pattern from the typed name, and the same pattern again for the same name', {
    tag: '@quick',
  }, async ({ page }) => {
    await page.goto('/')
    const field = page.getByLabel('See your organisation’s pattern')
    const pattern = page.locator('section:has(#collaborate) svg[class*="pattern"]')
    await expect(pattern).toHaveCount(0)
    await field.fill('Harmattan Logistics')
    const first = await pattern.innerHTML()
    await field.fill('Kuje Grain Exchange')
    await expect.poll(() => pattern.innerHTML()).not.toBe(first)
    await field.fill('Harmattan Logistics')
    await expect.poll(() => pattern.innerHTML()).toBe(first)
    await field.fill('')
    await expect(pattern).toHaveCount(0)
  })
})
