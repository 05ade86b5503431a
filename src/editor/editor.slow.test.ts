import { readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { findChromium } from '#scripts/find-chromium.ts'
import { checkContent } from '#src/content/validate/check-content.ts'
import { pickFolder, writeBack } from '#test/support/browser-folder.ts'
import { startDevServer } from '#test/support/dev-server.ts'
import { createSiteRepository, type SiteRepository } from '#test/support/site-repository.ts'
import { chooseFile, findField } from '#test/support/sveltia-form.ts'
import { until } from '#test/support/wait.ts'

const TIMEOUT_MS = 240_000
const ACTION_TIMEOUT_MS = 30_000
/** The development server compiles a page at its first request. */
const PAGE_TIMEOUT_MS = 120_000

const FONTS = 'node_modules/@sveltia/cms/npm/assets'
const PHOTOGRAPH = 'content/images/leaders/lead-b.avif'

let folder: string
let git: SiteRepository['git']
let server: Awaited<ReturnType<typeof startDevServer>>
let browser: Browser
let page: Page
let hosts: Set<string>

beforeAll(async () => {
  ;({ folder, git } = await createSiteRepository())
  server = await startDevServer(folder, '/edit')
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
}, TIMEOUT_MS)

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  rmSync(folder, { recursive: true })
}, TIMEOUT_MS)

beforeEach(async () => {
  git('checkout', '--quiet', '--', '.')
  git('clean', '--quiet', '--force', '-d', 'content')
  // Each context has its own file system.
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  context.setDefaultTimeout(ACTION_TIMEOUT_MS)
  hosts = new Set()
  page = await context.newPage()
  // The development server sends no files from outside its folder, and the packages of the copy are links.
  await page.route('**/*.woff2*', (route) =>
    route.fulfill({ path: join(FONTS, basename(new URL(route.request().url()).pathname)) }),
  )
  page.on('response', (response) => hosts.add(new URL(response.url()).host))
  await page.goto(`${server.url}/edit`)
  await pickFolder(page, folder)
  const buttons = page.getByRole('button').filter({ visible: true })
  await page.getByRole('button', { name: 'Work with Local Repository' }).waitFor()
  expect(await buttons.count()).toBe(1)
  await buttons.click()
  return () => context.close()
}, TIMEOUT_MS)

// A retry, because on a busy machine Astro's development server can miss a new file.
describe('page /edit of the development server', { timeout: TIMEOUT_MS, retry: 1 }, () => {
  it('changes the main heading of the home page: one line of the file, and the page', async () => {
    await open('Pages', /^Home$/)
    await (await findField(page, 'Main heading'))
      .getByRole('textbox')
      .fill('Engineering Software that Lasts.')
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
    await save()
    expect(changedLines()).toEqual([
      '-  tagline: Engineering Digital Masterpieces.',
      '+  tagline: Engineering Software that Lasts.',
    ])
    expect(changedFiles()).toEqual([' M content/home.yaml'])
    expect(checkContent(folder).problems).toEqual([])
    expect(await siteShows('/', 'Lasts.')).toBe(true)
    // The development server reloads open pages after a change, and the editor would have to begin again.
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
    expect([...hosts].filter((host) => host !== '' && host !== new URL(server.url).host)).toEqual([])
  })

  it('adds a case study with a photograph and a figure', async () => {
    await open('Case studies', /Permits Without the Queue/)
    await page.getByRole('button', { name: 'Show Editor Options' }).click()
    await page.getByRole('menuitem', { name: /Duplicate/ }).click()
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A Clinic That Never Loses a Card')
    const image = await findField(page, 'Picture')
    await image.getByRole('button', { name: 'Remove', exact: true }).click()
    await image.getByRole('button', { name: /^Add/ }).click()
    await page.getByRole('menuitem', { name: 'Photograph' }).click()
    await chooseFile(page, await findField(page, 'File', image), join(folder, PHOTOGRAPH))
    const description = await findField(page, 'Description', image)
    await description.getByRole('textbox').fill('A woman in a green cap waits at the counter of a clinic')

    const figures = await findField(page, 'Figures')
    await figures.getByRole('button', { name: /^Add .*Figure/ }).click()
    await page.getByRole('menuitem', { name: 'One measure, before and after' }).click()
    for (const [label, text] of [
      ['Caption', 'A patient card is found in 6 days instead of 41'],
      ['Description', 'Two bars for the days until a card is found, 41 before and 6 after.'],
      ['Measure', 'Days until a card is found'],
    ] as const)
      await (await findField(page, label, figures)).getByRole('textbox').fill(text)
    await (await findField(page, 'Unit', figures)).getByRole('combobox').click()
    await page.getByRole('option', { name: 'days', exact: true }).click()
    for (const [label, value, date] of [
      ['Before', '41', '2024'],
      ['After', '6', '2026'],
    ] as const) {
      const dated = await findField(page, label, figures)
      await dated.getByRole('spinbutton', { name: 'Value' }).fill(value)
      await dated.getByRole('textbox', { name: 'Date' }).fill(date)
    }
    await save()

    const file = 'content/work/a-clinic-that-never-loses-a-card.yaml'
    expect(changedFiles()).toEqual(['?? content/images/work/lead-b.avif', `?? ${file}`])
    expect(checkContent(folder).problems).toEqual([])
    const study = parse(readFileSync(join(folder, file), 'utf8'))
    expect(study.image).toEqual({
      kind: 'photo',
      src: '/images/work/lead-b.avif',
      alt: 'A woman in a green cap waits at the counter of a clinic',
    })
    expect(study.figures[3]).toMatchObject({ kind: 'before-after', after: { value: 6, date: '2026' } })
    const address = '/work/a-clinic-that-never-loses-a-card'
    expect(await siteShows('/work', `href="${address}"`)).toBe(true)
    expect(await siteShows(address, study.figures[3].caption)).toBe(true)
  })

  it('removes a product, and the check names each page that still shows it', async () => {
    await open('Products', /CortexHR/)
    await page.getByRole('button', { name: 'Show Editor Options' }).click()
    await page.getByRole('menuitem', { name: /Delete/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Entry deleted.').waitFor()
    await writeBack(page, folder)
    expect(changedFiles()).toEqual([' D content/products/cortexhr.yaml'])
    for (const { file, message } of checkContent(folder).problems) {
      expect(file).toMatch(/^content\/[\w/-]+\.yaml$/)
      expect(message).toContain('cortexhr')
    }
  })
})

/** Opens the form of an entry. */
async function open(list: string, name: RegExp): Promise<void> {
  await page.getByText(list, { exact: true }).first().click()
  await page.getByRole('row', { name }).first().dblclick()
}

/** Saves the form, and commits what has changed in the folder. */
async function save(): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Entry saved.').waitFor()
  await writeBack(page, folder)
}

function siteShows(path: string, text: string): Promise<boolean> {
  return until(
    async () => (await (await fetch(server.url + path)).text()).includes(text),
    PAGE_TIMEOUT_MS,
    500,
  )
}

/** Returns the changed lines of the files in the working tree. */
function changedLines(): string[] {
  return git('diff', '--unified=0')
    .split('\n')
    .filter((line) => /^[-+][^-+]/.test(line))
}

function changedFiles(): string[] {
  return git('status', '--porcelain', '--untracked-files=all').trimEnd().split('\n')
}
