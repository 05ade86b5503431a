import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'

const VIDEO = '/assets/videos/hero-background.'

// The order, the links and the counts are in docs/requirements.md#home-page.
test('home page: shows its sections in the required order', async ({ page }) => {
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
    'Our certifications',
    expect.stringContaining('Digital skills'),
    'Let’s Collaborate',
  ])
})

test('home page: every required link leads to its page', async ({ page }) => {
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
    '/academy',
    '/services',
  ])
    await expect(main.locator(`a[href="${link}"]`)).toHaveCount(1)
})

test('home page: shows the required number of cards, steps, projects and marks', async ({ page }) => {
  await page.goto('/')
  const items = (heading: string, selector: string) =>
    page.locator('section', { has: page.getByRole('heading', { level: 2, name: heading }) }).locator(selector)
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
  await expect(items('Our certifications', 'li')).toHaveCount(4)
})

test.describe('hero video', () => {
  test('plays by itself, muted and in a loop, with the mp4 among its sources', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => isPlaying(page)).toBe(true)
    const video = page.locator('video')
    for (const attribute of ['muted', 'loop', 'autoplay', 'playsinline'])
      await expect(video).toHaveAttribute(attribute)
    expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true)
    await expect(video.locator(`source[src="${VIDEO}mp4"]`)).toHaveCount(1)
  })

  test('can be paused and played by keyboard', async ({ page }) => {
    await page.goto('/')
    await expect.poll(() => isPlaying(page)).toBe(true)
    const film = page.locator('video')
    await page.getByRole('button', { name: 'Pause the film' }).press('Enter')
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
    await page.getByRole('button', { name: 'Play the film' }).press('Enter')
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
  })

  test('is not fetched with reduced motion; a button offers it with its size', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const fetched = watchFilm(page)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(fetched()).toBe(0)
    const button = page.getByRole('button', { name: 'Play the film' })
    const offered = Number(/\((\d+) kB\)/.exec((await button.textContent()) ?? '')?.[1]) * 1000
    const source = await page
      .locator('video template')
      .evaluate((template: HTMLTemplateElement) => template.content.querySelector('source')?.src ?? '')
    const size = Number((await page.request.head(source)).headers()['content-length'])
    expect(Math.abs(offered - size) / size).toBeLessThanOrEqual(0.05)
    await button.click()
    await expect.poll(() => isPlaying(page)).toBe(true)
  })

  test('its button takes two lines at most on a phone', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    for (const width of [320, 360, 390, 480]) {
      await page.setViewportSize({ width, height: 844 })
      const lines = await page.getByRole('button', { name: 'Play the film' }).evaluate((button) => {
        const { height } = (button.lastElementChild as Element).getBoundingClientRect()
        return Math.round(height / Number.parseFloat(getComputedStyle(button).lineHeight))
      })
      expect(lines, `lines at ${width} px`).toBeLessThanOrEqual(2)
    }
  })

  for (const [what, connection] of [
    ['Save-Data', { saveData: true, effectiveType: '4g' }],
    ['a 3g connection', { saveData: false, effectiveType: '3g' }],
  ] as const)
    test(`is not fetched with ${what} until the button plays it`, async ({ page }) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value }),
        connection,
      )
      const fetched = watchFilm(page)
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      expect(fetched()).toBe(0)
      await page.getByRole('button', { name: 'Play the film' }).click()
      await expect.poll(() => isPlaying(page)).toBe(true)
    })

  test('is offered again when it could not be fetched', async ({ page }) => {
    await page.route(`**${VIDEO}*`, (route) => route.abort())
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Play the film' })
    await expect(button).toBeVisible()
    await page.unroute(`**${VIDEO}*`)
    await button.click()
    await expect.poll(() => isPlaying(page)).toBe(true)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('is whole: nothing hidden, no film fetched', async ({ page }) => {
    const fetched = watchFilm(page)
    await page.goto('/')
    for (const heading of await page.getByRole('heading').all()) await expect(heading).toBeVisible()
    const clipped = await page.evaluate(
      () =>
        [...document.querySelectorAll('main *')].filter((element) =>
          /inset\(.*100%/.test(getComputedStyle(element).clipPath),
        ).length,
    )
    expect(clipped).toBe(0)
    expect(fetched()).toBe(0)
    await expect(page.getByRole('button', { name: 'Play the film' })).toBeHidden()
  })
})

test('the empty frame weaves a cloth from the name that is typed, the same for the same name', async ({
  page,
}) => {
  await page.goto('/')
  const field = page.getByLabel('Your organisation')
  const frame = page.locator('figure', { hasText: 'Medium to be agreed' })
  await field.fill('Harmattan Logistics')
  await expect(frame.locator('svg')).toHaveCount(2)
  await expect(frame.getByText('Harmattan Logistics')).toBeVisible()
  const first = await frame.locator('svg').nth(1).innerHTML()
  await field.fill('Kuje Grain Exchange')
  await expect.poll(() => frame.locator('svg').nth(1).innerHTML()).not.toBe(first)
  await field.fill('Harmattan Logistics')
  await expect.poll(() => frame.locator('svg').nth(1).innerHTML()).toBe(first)
  await field.fill('')
  await expect(frame.locator('svg')).toHaveCount(1)
})

test('fetches no React before it is wanted', async ({ page }) => {
  const scripts: string[] = []
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname),
  )
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((path) => /client|react|NamePatternDemo/i.test(path))).toEqual([])
})

function isPlaying(page: Page): Promise<boolean> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0)
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`technology stack: a logo stays visible when its cell is hovered, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/')
    const cell = page.getByRole('listitem').filter({ hasText: /^Docker$/ })
    await cell.hover()
    // A logo in the colour of its ground would be a picture of one colour.
    await expect
      .poll(async () => {
        const { channels } = await sharp(await cell.locator('img').screenshot()).stats()
        return channels[0]?.stdev
      })
      .toBeGreaterThan(30)
  })

function watchFilm(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes(VIDEO)) count += 1
  })
  return () => count
}
