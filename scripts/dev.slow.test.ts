import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { copySite } from '#test/support/copy-site.ts'
import { launchChromium } from '#test/support/find-chromium.ts'
import { freePort } from '#test/support/free-port.ts'
import { validMessage } from '#test/support/messages.ts'
import { postMessage } from '#test/support/test-server.ts'

const START_TIMEOUT_MS = 90_000
const TIMEOUT_MS = 30_000

let folder: string
let url: string
let devServer: ChildProcess
let browser: Browser

beforeAll(async () => {
  folder = await copySite()
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter)
  const DATABASE_URL = `sqlite:${join(folder, 'contact.db')}`
  devServer = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: folder,
    env: { PATH, PORT: String(port), API_PORT: String(await freePort()), DATABASE_URL },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  browser = await launchChromium()
  const statuses = async () =>
    Promise.all(['/', '/api/contact'].map(async (path) => (await fetch(url + path)).status))
  await vi.waitFor(async () => expect(await statuses()).toEqual([200, 405]), START_TIMEOUT_MS)
}, START_TIMEOUT_MS)

afterAll(async () => {
  await browser?.close()
  const exited = once(devServer, 'exit')
  if (devServer.exitCode === null && devServer.kill('SIGTERM')) await exited
  rmSync(folder, { recursive: true })
})

describe('npm run dev', { timeout: TIMEOUT_MS }, () => {
  it('serves a page, and the one for editors with their own folder', async () => {
    const response = await fetch(`${url}/careers`)
    expect(await response.text()).toContain('</h1>')
    expect((await fetch(`${url}/edit`)).status).toBe(200)
  })

  it('reloads the page after a change of its content', async () => {
    const file = join(folder, 'content/careers.yaml')
    const page = await browser.newPage()
    await page.goto(`${url}/careers`)
    const words = page.getByText('An intro from the changed file.')
    expect(await words.count()).toBe(0)
    const changed = readFileSync(file, 'utf8').replace(/(?<=intro: ).+/, 'An intro from the changed file.')
    writeFileSync(file, changed)
    await words.waitFor({ timeout: TIMEOUT_MS })
    await page.close()
  })

  it('shows in the page what is wrong with a file, and the page again after it is corrected', async () => {
    const file = join(folder, 'content/careers.yaml')
    const text = readFileSync(file, 'utf8')
    const page = await browser.newPage()
    await page.goto(`${url}/about`)
    writeFileSync(file, text.replace('intro: ', 'intro: Roles: '))
    const sentence = page.getByText('Careers: this is not readable YAML: a text without quotes').first()
    await sentence.waitFor({ timeout: TIMEOUT_MS })
    writeFileSync(file, text)
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: TIMEOUT_MS })
    await page.close()
  })

  it('stores a message from the form and answers 201', async () => {
    expect((await postMessage(url, validMessage, { origin: url })).status).toBe(201)
  })
})
