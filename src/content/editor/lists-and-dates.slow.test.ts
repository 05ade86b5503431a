import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Editor, openEditor } from '#test/support/open-editor.ts'
import { findField } from '#test/support/sveltia-form.ts'
import { checkContent } from '../check/check-content.ts'
import { findWarnings } from '../check/check-warnings.ts'
import { formatProblem } from '../check/format-problem.ts'
import { ordinal } from '../text/phrases.ts'

const TIMEOUT_MS = 300_000
const ACADEMY = 'content/academy.yaml'

let editor: Editor
let page: Editor['page']

beforeAll(async () => {
  editor = await openEditor()
  page = editor.page
}, TIMEOUT_MS)

afterAll(() => editor?.close())

describe('lists and dates in /edit', { timeout: TIMEOUT_MS }, () => {
  it('adds a cohort, and names what is wrong with its days', async () => {
    const cohorts = await openCohorts()
    await cohorts.getByRole('button', { name: /^Add/ }).click()
    for (const [label, day] of [
      ['Start', '2096-02-07'],
      ['End', '2096-05-25'],
      ['Apply by', '2096-01-13'],
    ] as const)
      await enterDay(cohorts, label, day)
    await (await findField(page, 'Fee', cohorts)).getByRole('textbox').fill('₦450,000')
    await (await findField(page, 'Places', cohorts)).getByRole('spinbutton').fill('40')
    await cohorts.getByRole('radio', { name: 'open' }).click()
    await editor.save()
    expect(editor.lastCommit('--numstat')).toBe(`6\t0\t${ACADEMY}`)
    expect(problems()).toEqual([])

    const last = `Cohorts › ${ordinal(lastCohort())} cohort`
    const cohort = await openLastCohort()
    await enterDay(cohort, 'End', '2096-02-01')
    await editor.refuseToSave(
      `${last} › End: Wednesday 1 February 2096 is before Tuesday 7 February 2096, the day in “Start”`,
    )
    await enterDay(cohort, 'End', '2099-05-25')
    await enterDay(cohort, 'Start', editor.read(ACADEMY).cohorts[0].start)
    await editor.refuseToSave(`${last} › Start: "\\S+" is here twice: the first in this list has it too`)
    await enterDay(cohort, 'Start', '2096-02-07')
    await editor.save()
    expect(editor.lastCommit('--numstat')).toBe(`1\t1\t${ACADEMY}`)
    expect(problems()).toEqual([])
  })

  it('adds a category, which a new study may have after the next publish', async () => {
    const { length } = editor.read('content/work.yaml').categories
    await editor.open('pages/entries/workPage')
    const categories = await findField(page, 'Categories')
    await categories.getByRole('button', { name: /^Add/ }).click()
    await categories.getByRole('textbox').nth(length).fill('Water and Power')
    await editor.save()
    expect(editor.lastCommit('--numstat')).toBe('1\t0\tcontent/work.yaml')
    expect(problems()).toEqual([])

    await editor.publish()
    await editor.open('work/entries/permits-without-the-queue')
    await page.getByRole('button', { name: 'Show Editor Options' }).click()
    await page.getByRole('menuitem', { name: /Duplicate/ }).click()
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A Pump That Reports Itself')
    await (await findField(page, 'Category')).getByRole('radio', { name: 'Water and Power' }).click()
    await editor.save()
    const study = 'content/work/a-pump-that-reports-itself.yaml'
    expect(editor.changedFiles()).toEqual([`A\t${study}`])
    expect(editor.read(study).category).toBe('Water and Power')
    expect(problems()).toEqual([])
  })

  it('takes a cohort off the page that has started', async () => {
    const academy = () => readFileSync(join(editor.folder, 'dist/academy.html'), 'utf8')
    expect(academy()).toContain('7 February 2096')
    await saveDay('Apply by', '2020-01-10')
    expect(await saveDay('Start', '2020-02-04')).toEqual([])
    const { files } = checkContent(editor.folder)
    expect(findWarnings(editor.folder, files).map(formatProblem).join('\n')).toMatch(
      /Start: Tuesday 4 February 2020 is over, so no page shows this any more/,
    )
    await editor.publish()
    expect(academy()).not.toMatch(/February 20(?:20|96)/)
  })
})

const problems = () => checkContent(editor.folder).problems.map(formatProblem)

const lastCohort = () => editor.read(ACADEMY).cohorts.length - 1

async function openCohorts(): Promise<Locator> {
  await editor.open('pages/entries/academy')
  return findField(page, 'Cohorts')
}

async function enterDay(cohorts: Locator, label: string, day: string): Promise<void> {
  await (await findField(page, label, cohorts)).locator('input[type=date]').fill(day)
}

async function openLastCohort(): Promise<Locator> {
  const cohorts = await openCohorts()
  await cohorts.getByRole('button', { name: 'Expand', exact: true }).nth(lastCohort()).click()
  return cohorts
}

/** Saves another day of the last cohort, which is one line of one file. Returns what the check says. */
async function saveDay(label: string, day: string): Promise<string[]> {
  await enterDay(await openLastCohort(), label, day)
  await editor.save()
  expect(editor.lastCommit('--numstat')).toBe(`1\t1\t${ACADEMY}`)
  return problems()
}
