import { expect, type Page, test } from '@playwright/test'
import { openDisclosures } from '#test/e2e/open-disclosures.ts'
import { readEntries } from '#test/e2e/read-entries.ts'
import { relatedWork } from './related-work.ts'

const services = readEntries('services').toSorted((one, other) => one.data.order - other.data.order)
const [service] = services
if (!service) throw new Error('there is no service')
const { id, data } = service
const [servicesPage] = readEntries('servicesPage').map(({ data }) => data)
if (!servicesPage) throw new Error('there is no services page')
const work = readEntries('work').toSorted((one, other) => one.data.order - other.data.order)

test.describe('services page', { tag: '@desktop' }, () => {
  test('has the heading OUR EXPERTISE, a card for each service and a call to action', async ({ page }) => {
    await page.goto('/services')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('OUR EXPERTISE')
    const cards = main.getByRole('region', { name: 'Services' }).getByRole('listitem')
    await expect(cards).toHaveCount(services.length)
    for (const [index, { id, data }] of services.entries()) {
      const card = cards.nth(index)
      await expect(card.getByRole('heading')).toHaveText(data.title)
      await expect(card.locator('svg').first()).toBeAttached()
      await expect(card).toContainText(`${data.overview.slice(0, 120).trimEnd()}…`)
      await expect(card.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', `/services/${id}`)
    }
    await expect(main.getByRole('link', { name: 'Start Your Project' })).toHaveAttribute('href', '/contact')
  })

  test('lists stages, prices of all services and terms at its anchor', { tag: '@quick' }, async ({
    page,
  }) => {
    await page.goto('/services')
    await page.getByRole('link', { name: 'How we work with you' }).first().click()
    await expect(page).toHaveURL('/services#how-we-work')
    const section = page.getByRole('region', { name: 'How we work with you' })
    await expect(section.getByRole('heading', { level: 2 })).toBeInViewport()
    await openDisclosures(page)
    for (const { id, data } of services) {
      const { from, usual, duration } = data.terms
      const row = section.getByRole('region', { name: 'Price ranges' }).locator('dl > div', {
        has: page.getByRole('link', { name: data.title }),
      })
      await expect(row).toContainText(`From ${from}Usually ${usual.from} to ${usual.to}, ${duration}`)
      await expect(row.getByRole('link')).toHaveAttribute('href', `/services/${id}`)
    }
    await expect(section.getByRole('region', { name: 'Stages' }).locator('dt')).toHaveText(
      servicesPage.howWeWork.stages.items.map(({ title }) => title),
    )
    await expect(section.getByRole('region', { name: 'Terms' }).locator('dd')).toHaveText(
      servicesPage.howWeWork.terms.items.map(({ fact }) => fact),
    )
  })

  test('shows each price once: on phones in its card, otherwise in the table', async ({ page }) => {
    await page.goto('/services')
    const cards = page.getByRole('region', { name: 'Services', exact: true }).getByText(/^From /)
    const table = page.locator('section[aria-labelledby="prices"]').getByText(/^From /)
    for (const [width, shown, hidden] of [
      [1440, table, cards],
      [390, cards, table],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect(shown.filter({ visible: true })).toHaveCount(services.length)
      await expect(hidden.filter({ visible: true })).toHaveCount(0)
    }
  })

  test('answers a question when it is opened', async ({ page }) => {
    await page.goto('/services')
    const { title, items } = servicesPage.questions
    const questions = page.getByRole('region', { name: title })
    await expect(questions.getByRole('group')).toHaveCount(items.length)
    await expect(questions.getByText(items[0]?.text ?? 'missing')).toBeVisible()
    const night = items.find((item) => item.title.includes('at night'))
    await questions.getByText(night?.title ?? 'missing').click()
    await expect(questions.getByText(night?.text ?? 'missing')).toBeVisible()
    await expect(questions.getByText(items[0]?.text ?? 'missing')).toBeHidden()
  })
})

test('service page: opens the first feature on load, opens at most one feature, and closes the open feature on a click', {
  tag: '@quick',
}, async ({ page }) => {
  await page.goto(`/services/${id}`)
  await expectOpen(page, [true, false, false, false])
  const summary = (index: number) => page.locator('details[name="features"] > summary').nth(index)
  await summary(2).click()
  await expectOpen(page, [false, false, true, false])
  await expect(page.getByText(data.features[2]?.description.slice(0, 40) ?? '')).toBeVisible()
  await summary(2).click()
  await expectOpen(page, [false, false, false, false])
})

test.describe('service page', { tag: '@desktop' }, () => {
  test('shows title, tagline, image, overview, features, six steps, related work and a call to action', async ({
    page,
  }) => {
    await page.goto(`/services/${id}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(data.title)
    await expect(main.getByText(data.tagline)).toBeVisible()
    await expect(main.getByRole('img', { name: data.heroImage.alt })).toBeVisible()
    const section = (name: string) => main.getByRole('region', { name, exact: true })
    await expect(section('Overview')).toContainText(data.overview.split('\n')[0] ?? '')
    await expect(section('Key Features').getByRole('group')).toHaveCount(4)
    const steps = section(data.process.title).getByRole('listitem')
    await expect(steps).toHaveCount(6)
    for (const [index, { number, title, description }] of data.process.steps.entries())
      await expect(steps.nth(index)).toContainText(new RegExp(`${number}.*${title}.*${description}`, 's'))
    const ids = services.map((each) => each.id)
    const used = relatedWork(work, ids).get(id) ?? []
    await expect(section('Work that used this service').getByRole('heading', { level: 3 })).toHaveText(
      used.map((study) => study.data.title),
    )
    const start = main.getByRole('link', { name: 'Start Your Project' })
    await expect(start).not.toHaveCount(0)
    for (const link of await start.all())
      await expect(link).toHaveAttribute('href', `/contact?subject=Consultation&service=${id}`)
  })

  for (const { id, data } of services)
    test(`shows price, duration and terms of ${data.title}, with a link to the terms of all services`, async ({
      page,
    }) => {
      await page.goto(`/services/${id}`)
      const terms = page.getByRole('region', { name: 'Price and duration' })
      const { from, usual, duration, needs, more = [] } = data.terms
      const texts = [`From ${from}`, `${usual.from} to ${usual.to}`, duration, needs]
      for (const text of [...texts, ...more.flatMap(({ term, fact }) => [term, fact])])
        await expect(terms).toContainText(text)
      await expect(page.getByText(servicesPage.standardTerms)).toHaveCount(1)
      await expect(
        terms.getByRole('link', { name: 'How we work with you: price, payment, ownership' }),
      ).toHaveAttribute('href', '/services#how-we-work')
    })

  test('credits the source of its pattern in one line, without a number', async ({ page }) => {
    await page.goto(`/services/${id}`)
    await expect(page.locator('main figcaption').first()).toHaveText(/^Pattern after uli/)
    await expect(page.getByText(/Drawing \d/)).toHaveCount(0)
  })

  test('shows the result and the figure that its file names as evidence', async ({ page }) => {
    await page.goto(`/services/${id}`)
    const evidence = page.getByRole('region', { name: 'What Changed' })
    const study = work.find((each) => each.id === data.evidence?.study)
    const result = study?.data.results[(data.evidence?.result ?? 0) - 1]
    for (const text of [result?.value, result?.label, result?.before, study?.data.company])
      await expect(evidence).toContainText(text ?? 'missing')
    await expect(evidence.getByRole('figure')).toHaveCount(1)
    await expect(evidence.getByRole('link', { name: 'Read the Case Study' })).toHaveAttribute(
      'href',
      `/work/${study?.id}`,
    )
  })

  test('shows a specimen, named so, where its file names one instead of a case study', async ({ page }) => {
    await page.goto('/services/cyber-security')
    await expect(page.getByRole('region', { name: 'What You Receive' })).toContainText('Specimen')
    await expect(page.getByRole('region', { name: 'What Changed' })).toHaveCount(0)
  })
})

async function expectOpen(page: Page, open: boolean[]): Promise<void> {
  for (const [index, isOpen] of open.entries())
    await expect(page.locator('details[name="features"]').nth(index)).toHaveJSProperty('open', isOpen)
}

test.describe('drawing next to the features of a service', () => {
  test('grows with the position of the open feature', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/services/data-engineering')
    const features = page.getByRole('region', { name: 'Key Features' })
    const drawing = features.locator('img')
    const fullPart = () =>
      drawing.evaluate((image) => getComputedStyle(image).maskSize.match(/([\d.]+)%\)?,/)?.[1])
    expect(Number(await fullPart())).toBeLessThan(60)
    await features.locator('summary').last().click()
    await expect.poll(fullPart).toBe('100')
  })
})
