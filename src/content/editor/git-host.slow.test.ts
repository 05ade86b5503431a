import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Editor, openEditor } from '#test/support/open-editor.ts'
import { chooseFile, fillTexts, findField } from '#test/support/sveltia-form.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { until } from '#test/support/wait.ts'
import { checkContent } from '../check/check-content.ts'
import { findWarnings } from '../check/check-warnings.ts'
import { formatProblem } from '../check/format-problem.ts'
import { contentKindNames, contentKinds } from '../load/content-kinds.ts'
import { type ContentFile, readContent } from '../load/read-content.ts'
import { collectStrings } from '../text/values.ts'

const TIMEOUT_MS = 300_000

const ALT = 'A woman in a green cap waits at the counter of a clinic'
const PHOTOGRAPH = 'content/images/leaders/lead-b.avif'

let editor: Editor
let page: Editor['page']
let folder: string
let git: Editor['git']

beforeAll(async () => {
  editor = await openEditor()
  ;({ page, folder, git } = editor)
}, TIMEOUT_MS)

afterAll(() => editor?.close())

describe('page /edit of the built site', { timeout: TIMEOUT_MS }, () => {
  it('signs in with a token, and saves a change as one commit', async () => {
    const { headers } = await fetch(page.url())
    expect(headers.get('content-security-policy')).toContain('https://api.github.com')
    // The window in which a host signs in by a button must reach the page.
    expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
    await page.getByText('Pages', { exact: true }).first().click()
    await page
      .getByRole('row', { name: /^Home$/ })
      .first()
      .dblclick()
    await fillTexts(page, { 'Main heading': 'Engineering Software that Lasts.' })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Entry saved.').waitFor()

    expect(git('show', '--stat', '--format=%s', 'HEAD')).toMatch(
      /^.+\n\n content\/home\.yaml \| 2 \+-\n 1 file changed, 1 insertion\(\+\), 1 deletion\(-\)\n$/,
    )
    expect(git('show', 'HEAD')).toContain('+  tagline: Engineering Software that Lasts.')
    expect(editor.requests.map((request) => request.replace(/[0-9a-f]{40}/, 'HEAD'))).toEqual(
      expect.arrayContaining([
        'GET /user',
        'GET /repos/opifex/website/git/trees/HEAD',
        'POST /graphql object',
        'POST /graphql createCommitOnBranch',
      ]),
    )
    expect([...editor.hosts]).toEqual([new URL(page.url()).host, 'api.github.com'])
  })

  it('adds a case study with a photograph and a figure', async () => {
    await editor.open('work/entries/permits-without-the-queue')
    await page.getByRole('button', { name: 'Show Editor Options' }).click()
    await page.getByRole('menuitem', { name: /Duplicate/ }).click()
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A Clinic That Never Loses a Card')
    const image = await findField(page, 'Picture')
    await image.getByRole('button', { name: 'Remove', exact: true }).click()
    await image.getByRole('button', { name: /^Add/ }).click()
    await page.getByRole('menuitem', { name: 'Photograph' }).click()
    await chooseFile(page, await findField(page, 'File', image), join(folder, PHOTOGRAPH))
    await fillTexts(page, { 'Description of the picture': ALT }, image)

    const figures = await findField(page, 'Figures')
    await figures.getByRole('button', { name: /^Add .*Figure/ }).click()
    await page.getByRole('menuitem', { name: 'One measure, before and after' }).click()
    const measure = 'Days until a card is found'
    const caption = 'A patient card is found in 6 days instead of 41'
    const description = 'Two bars for the days until a card is found, 41 before and 6 after.'
    const texts = { Caption: caption, Description: description, Measure: measure, Unit: 'days' }
    await fillTexts(page, texts, figures)
    for (const [label, value, date] of [
      ['Before', '41', '2024'],
      ['After', '6', '2026'],
    ] as const) {
      const dated = await findField(page, label, figures)
      await dated.getByRole('spinbutton', { name: 'Value' }).fill(value)
      await dated.getByRole('textbox', { name: 'Date' }).fill(date)
    }
    await editor.save()
    const file = 'content/work/a-clinic-that-never-loses-a-card.yaml'
    expect(editor.changedFiles()).toEqual(['A\tcontent/images/work/lead-b.webp', `A\t${file}`])
    expect(checkContent(folder).problems).toEqual([])
    const study = editor.read(file)
    expect(study.image).toEqual({ kind: 'photo', src: '/images/work/lead-b.webp', alt: ALT })
    expect(study.figures.at(-1)).toMatchObject({ kind: 'before-after', after: { value: 6, date: '2026' } })
  })

  it('changes one line of a file of each kind for one changed word, and every file stays valid', async () => {
    const all = readContent(folder).files
    const files = contentKindNames.flatMap((kind) => all.find((file) => file.kind === kind) ?? [])
    const changes = []
    for (const file of files) changes.push(await changeWord(file))
    expect(changes).toEqual(files.map(({ file }) => `1\t1\t${file}`))
    expect(checkContent(folder).problems).toEqual([])
  })

  it('saves a person without a photograph, and later one with the part of it that crops keep', async () => {
    await editor.open('leaders/new')
    const description = 'He answers the phone at the help desk, and reads every complaint.'
    await fillTexts(page, { Name: 'Ọláwálé Bánkọ́lé', Title: 'Director of Support', Description: description })
    await editor.save()
    const file = 'content/leaders/olawale-bankole.yaml'
    expect(editor.changedFiles()).toEqual([`A\t${file}`])
    expect(editor.read(file)).not.toHaveProperty('image')
    expect(checkContent(folder).problems).toEqual([])

    await editor.open('leaders/entries/olawale-bankole')
    const image = await findField(page, 'Picture')
    await image.getByRole('checkbox', { name: /^Add/ }).click()
    const portrait = join(temporaryFolder(), 'portrait.jpg')
    await sharp({ create: { width: 3000, height: 3600, channels: 3, background: 'teal' } })
      .withExif({ IFD0: { Model: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 3/1 0/1' } })
      .toFile(portrait)
    await chooseFile(page, await findField(page, 'File', image), portrait)
    await fillTexts(page, { 'Description of the picture': 'A man in a green cap with a telephone' }, image)
    await (await findField(page, 'Part to keep', image)).getByRole('combobox').click()
    await page.getByRole('option', { name: 'top left', exact: true }).click()
    await editor.save()
    expect(editor.changedFiles()).toEqual(['A\tcontent/images/leaders/portrait.webp', `M\t${file}`])
    expect(editor.lastCommit('--numstat')).toContain(`4\t0\t${file}`)
    const committed = await sharp(join(folder, 'content/images/leaders/portrait.webp')).metadata()
    expect(committed).toMatchObject({ format: 'webp', width: 2400 })
    expect(committed).not.toHaveProperty('exif')
    expect(editor.read(file).image.focus).toBe('top left')
    expect(checkContent(folder).problems).toEqual([])
  })

  it('names the entry that is to be deleted', async () => {
    await editor.open('leaders/entries/nura-gwarzo')
    await page.getByRole('button', { name: 'Show Editor Options' }).click()
    await page.getByRole('menuitem', { name: /Delete/ }).click()
    await page.getByText('Are you sure you want to delete “Nura Gwarzo”?').waitFor()
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  })

  it('lists once the texts that still say the old name of a product', async () => {
    await editor.open('products/entries/taxly')
    await fillTexts(page, { Name: 'TaxPro' })
    await editor.refuseToSave('These texts still say “Taxly”: .*Ventures › taxly › Name')
    await editor.save()
    expect(editor.lastCommit('--numstat')).toBe('1\t1\tcontent/products/taxly.yaml')
    const warnings = findWarnings(folder, checkContent(folder).files).map(formatProblem)
    expect(warnings).toContain(
      'Ventures › taxly › Name: this still says the old name of “TaxPro”; write the new one (content/ventures/taxly.yaml: name)',
    )
  })

  it('changes the address of a case study: what names it follows, and the old address leads to the new one', async () => {
    await editor.open('work/entries/permits-without-the-queue')
    await page.getByRole('button', { name: 'Show Editor Options' }).click()
    await page.getByRole('menuitem', { name: 'Edit Slug' }).click()
    await page.getByRole('button', { name: 'Edit Slug' }).click()
    await page.getByRole('textbox', { name: 'Slug' }).fill('permits-in-six-days')
    await page.getByRole('button', { name: 'Done' }).click()
    await editor.save()
    const study = 'content/work/{permits-without-the-queue.yaml => permits-in-six-days.yaml}'
    const changes = git('show', '--numstat', '--format=', '-M', 'HEAD').trim().split('\n')
    expect(changes.toSorted()).toEqual([`1\t0\t${study}`, '1\t1\tcontent/home.yaml'])
    expect(checkContent(folder).problems).toEqual([])

    const site = await editor.publish()
    const from = (path: string) => fetch(site + path, { redirect: 'manual' })
    for (const [path, to] of [
      ['/work/permits-without-the-queue?from=mail', '/work/permits-in-six-days?from=mail'],
      ['/cards/work/permits-without-the-queue.jpg', '/cards/work/permits-in-six-days.jpg'],
      ['/drawings/work/permits-without-the-queue.svg', '/drawings/work/permits-in-six-days.svg'],
    ] as const) {
      const { status, headers } = await from(path)
      expect([path, status, headers.get('location')]).toEqual([path, 301, to])
      expect((await from(to)).status).toBe(200)
    }
  })
})

/** Adds a letter to the first text of an entry but its name, and saves it. @returns the numbers of lines added and removed, and the file */
async function changeWord({ kind, id, data }: ContentFile): Promise<string> {
  const path = contentKinds[kind].files.includes('*') ? `${kind}/entries/${id}` : `pages/entries/${kind}`
  await editor.open(`${path}`)
  const first = collectStrings({ data }).find(({ field, text }) => field !== 'name' && text.includes(' '))
  const texts = [first?.text ?? '', `${first?.text}s`]
  // On a busy machine a form that is still opening may take its stored text again after the letter.
  const write = async () => {
    const field = await page.waitForFunction((texts) => {
      const fields = document.querySelectorAll<HTMLInputElement>('input, textarea')
      return [...fields].find(({ value }) => texts.includes(value))
    }, texts)
    for (const text of texts) await field.asElement()?.fill(text)
    return until(() => page.getByRole('button', { name: 'Save' }).isEnabled(), 2_000)
  }
  expect(await until(write, 60_000)).toBe(true)
  await editor.save()
  return editor.lastCommit('--numstat')
}
