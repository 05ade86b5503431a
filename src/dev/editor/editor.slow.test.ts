import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { findChromium } from '#scripts/find-chromium.ts'
import { pickFolder, writeBack } from '#test/support/browser-folder.ts'
import { copySite } from '#test/support/copy-site.ts'
import { startDevServer } from '#test/support/dev-server.ts'
import { chooseFile, findField } from '#test/support/sveltia-form.ts'
import { until } from '#test/support/wait.ts'

const START_TIMEOUT_MS = 240_000
const TEST_TIMEOUT_MS = 240_000
const ACTION_TIMEOUT_MS = 30_000
/** The development server compiles a page at its first request. */
const PAGE_TIMEOUT_MS = 120_000

const STUDY = 'content/work/permits-without-the-queue.yaml'
const NEW_STUDY = 'content/work/a-clinic-that-never-loses-a-card.yaml'
const PHOTOGRAPH = 'content/images/leaders/lead-a.avif'
const NEW_PHOTOGRAPH = 'content/images/work/lead-a.avif'

let folder: string
let server: Awaited<ReturnType<typeof startDevServer>>
let browser: Browser
let page: Page
let hosts: Set<string>

beforeAll(async () => {
  folder = copySite()
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n.astro\n')
  git('init', '--quiet')
  git('add', '--all')
  git(
    '-c',
    'user.name=Editor',
    '-c',
    'user.email=editor@example.com',
    'commit',
    '--quiet',
    '-m',
    'Add the site',
  )
  server = await startDevServer(folder, '/edit')
  // A page that is first compiled while the content changes can keep the old content until the next change.
  for (const path of ['/work', '/work/permits-without-the-queue']) await sitePage(path)
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
}, START_TIMEOUT_MS)

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  rmSync(folder, { recursive: true })
}, START_TIMEOUT_MS)

beforeEach(async () => {
  git('checkout', '--quiet', '--', '.')
  git('clean', '--quiet', '--force', '-d', 'content')
  // Each context has its own file system.
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } })
  context.setDefaultTimeout(ACTION_TIMEOUT_MS)
  hosts = new Set()
  page = await context.newPage()
  page.on('response', (response) => hosts.add(new URL(response.url()).host))
  await page.goto(`${server.url}/edit`)
  await pickFolder(page, folder)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await page.getByText('Case studies', { exact: true }).first().click()
  await page.getByRole('row', { name: /Permits Without the Queue/ }).dblclick()
  return () => context.close()
}, TEST_TIMEOUT_MS)

describe('editor of the development server', { timeout: TEST_TIMEOUT_MS }, () => {
  it('changes a word: one line of the file, and the page', async () => {
    await page.getByRole('textbox', { name: 'Company' }).fill('Gurara Land Registry')
    await save()
    expect(changedLines(STUDY)).toEqual(['-company: Gurara Lands Registry', '+company: Gurara Land Registry'])
    expect(git('status', '--porcelain')).toBe(` M ${STUDY}\n`)
    expect(await siteShows('/work/permits-without-the-queue', 'Gurara Land Registry')).toBe(true)
    expect([...hosts].filter((host) => host !== '' && host !== new URL(server.url).host)).toEqual([])
  })

  it('adds a case study with a photograph and a figure', async () => {
    await page.getByRole('button', { name: 'Show Editor Options' }).click()
    await page.getByRole('menuitem', { name: /Duplicate/ }).click()
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A Clinic That Never Loses a Card')
    const image = await findField(page, 'Image')
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

    expect(git('status', '--porcelain', '--untracked-files=all')).toBe(
      `?? ${NEW_PHOTOGRAPH}\n?? ${NEW_STUDY}\n`,
    )
    const study = parse(readFileSync(join(folder, NEW_STUDY), 'utf8'))
    expect(study.order).toBe(15)
    expect(study.image).toEqual({
      kind: 'photo',
      src: '../images/work/lead-a.avif',
      alt: 'A woman in a green cap waits at the counter of a clinic',
    })
    expect(study.figures[3]).toEqual({
      kind: 'before-after',
      caption: 'A patient card is found in 6 days instead of 41',
      description: 'Two bars for the days until a card is found, 41 before and 6 after.',
      measure: 'Days until a card is found',
      unit: 'days',
      before: { value: 41, date: 2024 },
      after: { value: 6, date: 2026 },
    })
    const address = '/work/a-clinic-that-never-loses-a-card'
    expect(await siteShows('/work', `href="${address}"`)).toBe(true)
    expect(await siteShows(address, study.figures[3].caption)).toBe(true)
  })

  it('reorders and removes the items of a list', async () => {
    const before = parse(readFileSync(join(folder, STUDY), 'utf8'))
    const results = await findField(page, 'Results')
    await results.getByRole('button', { name: 'Reorder Item' }).first().press('ArrowDown')
    const services = await findField(page, 'Services')
    await services.getByRole('button', { name: 'Remove' }).last().click()
    await save()
    const after = parse(readFileSync(join(folder, STUDY), 'utf8'))
    const [first, second, third] = before.results
    expect(after).toEqual({
      ...before,
      results: [second, first, third],
      services: before.services.slice(0, -1),
    })
    expect(git('status', '--porcelain')).toBe(` M ${STUDY}\n`)
  })

  it('reorders and removes case studies', async () => {
    await page.getByRole('button', { name: 'Cancel Editing' }).click()
    await page.getByRole('button', { name: /^Reorder/ }).click()
    await page
      .getByRole('row', { name: /Permits Without the Queue/ })
      .getByRole('button', { name: 'Move Down' })
      .click()
    await page.getByRole('button', { name: 'Done Reordering Entries' }).click()
    await page.getByRole('button', { name: /^Reorder/ }).waitFor()
    await writeBack(page, folder)
    expect(changedLines('content/work')).toEqual(['-order: 2', '+order: 1', '-order: 1', '+order: 2'])

    await page.getByRole('row', { name: /Procurement in Daylight/ }).dblclick()
    await page.getByRole('button', { name: 'Show Editor Options' }).click()
    await page.getByRole('menuitem', { name: /Delete/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Entry deleted.').waitFor()
    await writeBack(page, folder)
    expect(git('status', '--porcelain')).toContain(' D content/work/procurement-in-daylight.yaml\n')
    const link = 'href="/work/procurement-in-daylight"'
    expect(await until(async () => !(await sitePage('/work')).includes(link), PAGE_TIMEOUT_MS, 500)).toBe(
      true,
    )
  })

  it('names a rule that the form breaks, and does not save', async () => {
    const support = page.getByRole('textbox', { name: 'Support' })
    await support.fill('Our **help desk**')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('alertdialog').getByText(`${STUDY}: support: write plain text`).waitFor()
    await writeBack(page, folder)
    expect(git('status', '--porcelain')).toBe('')
  })

  it('names a rule that the saved file breaks over the page, until it is corrected', async () => {
    const site = await page.context().newPage()
    await site.goto(`${server.url}/careers`, { timeout: PAGE_TIMEOUT_MS })
    const overlay = site.locator('vite-error-overlay')
    const sentence = `${STUDY}: company: write it out; {{…}} is filled in on other pages only`

    await page.getByRole('textbox', { name: 'Company' }).fill('Land registry {{name}}')
    await save()
    await overlay.getByText(sentence).waitFor()
    await page.getByRole('status').getByText(sentence).waitFor()

    git('checkout', '--quiet', '--', STUDY)
    await overlay.waitFor({ state: 'detached' })
    await page.getByRole('status').getByText(sentence).waitFor({ state: 'detached' })
  })
})

async function save(): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Entry saved.').waitFor()
  await writeBack(page, folder)
}

function siteShows(path: string, text: string): Promise<boolean> {
  return until(async () => (await sitePage(path)).includes(text), PAGE_TIMEOUT_MS, 500)
}

async function sitePage(path: string): Promise<string> {
  return (await fetch(server.url + path)).text()
}

/** Returns the changed lines of a file in the working tree. */
function changedLines(file: string): string[] {
  return git('diff', '--unified=0', '--', file)
    .split('\n')
    .filter((line) => /^[-+][^-+]/.test(line))
}

function git(...options: string[]): string {
  return execFileSync('git', options, { cwd: folder, encoding: 'utf8' })
}
