import { symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ServerProcess, spawnServer } from '../support/spawn-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { describeEngine } from './describe-engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

/** Opens a URL; then runs the body of a function in the page and returns its result. */
type Tab = {
  open(url: string): Promise<unknown>
  run(body: string): Promise<unknown>
  close(): Promise<unknown>
}

/** Scripts without types, because WebDriver sends them as text. */
const FOCUS_NAME = 'document.querySelector("[name=name]").focus()'
const IS_HYDRATED = 'return document.querySelector("astro-island[ssr]:has(form)") === null'
const SEND = `const form = document.querySelector("form[action$='/api/contact']")
  const values = { name: "Amina Bello", email: "amina@example.com", message: "Message " + Math.random() }
  for (const [name, value] of Object.entries(values)) form.elements.namedItem(name).value = value
  form.requestSubmit()`
const IS_SENT = 'return document.querySelector("dialog[open]") !== null'
const CLOSE_DIALOG = 'document.querySelector("dialog[open] button").click()'
const POSTS =
  'return performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/api/contact")).length'

defineTest('Firefox', async () => {
  const firefox = await startFirefox()
  const page = await firefox.newPage()
  return {
    open: (url) => page.goto(url),
    run: (body) => page.evaluate(`(() => { ${body} })()`),
    close: () => firefox.close(),
  }
})

defineTest('WebKit', async () => {
  const webkit = await startWebKit({ theme: 'light' })
  return { open: webkit.open, run: webkit.run, close: webkit.stop }
})

function defineTest(engine: 'Firefox' | 'WebKit', openTab: () => Promise<Tab>): void {
  describeEngine(engine, () => {
    let server: ServerProcess
    let tab: Tab | undefined
    beforeAll(async () => {
      const folder = temporaryFolder()
      symlinkSync(resolve(import.meta.dirname, '../../dist'), join(folder, 'dist'))
      server = spawnServer({ folder, environment: { CONTACT_RATE_PER_MINUTE: '1' } })
      tab = await openTab()
    })
    afterAll(async () => {
      await tab?.close()
      await server.kill()
    })

    it('contact form: solves the challenge of the second message and sends it', async () => {
      const { open, run } = tab as Tab
      await open(`${await server.listening}/contact`)
      await run(FOCUS_NAME)
      await expect.poll(() => run(IS_HYDRATED)).toBe(true)
      await run(SEND)
      await expect.poll(() => run(IS_SENT)).toBe(true)
      await run(CLOSE_DIALOG)
      await expect.poll(() => run(IS_SENT)).toBe(false)
      await run(SEND)
      await expect.poll(() => run(IS_SENT)).toBe(true)
      expect(await run(POSTS)).toBe(3)
    })
  })
}
