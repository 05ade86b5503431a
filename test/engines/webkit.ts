import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { until } from '../support/wait.ts'
import type { EngineDriver } from './engine-driver.ts'

const children: ChildProcess[] = []

/** Ends the programs that still run, the last one first. */
function stopChildren(): void {
  for (const child of children.splice(0).reverse()) child.kill('SIGTERM')
}
process.on('exit', stopChildren)

/** Starts a program. Its environment has only `PATH` and the given variables; its standard output is piped. */
function startChild(command: string, args: string[], environment: Record<string, string> = {}): ChildProcess {
  const env = { PATH: process.env.PATH, ...environment }
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
  children.push(child)
  return child
}

/** Makes the title bar of the window narrow: with its buttons, the window could not be narrower than 447 pixels. */
const NARROW_TITLE_BAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; }'

/** Starts WebKitGTK's MiniBrowser on a new virtual display. @throws if Xvfb or the WebDriver server doesn't start */
export async function startWebKit(origin: string): Promise<EngineDriver> {
  const screen = startChild('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
  const port = await freePort()
  startChild('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${await displayOf(screen)}`,
    HOME: homeWithSettings(),
    NO_AT_BRIDGE: '1',
    // WebKit's sandbox fails as root and in many containers. The browser opens only trusted pages, of this site.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  })
  const session = await openSession(`http://127.0.0.1:${port}`, {
    'webkitgtk:browserOptions': { args: ['--automation'] },
  })
  const { evaluate } = session
  return {
    ...session,
    async resize(width, height) {
      await session.resize(width, height)
      const titleBar = await evaluate(() => outerHeight - innerHeight)
      await session.resize(width, height + titleBar)
    },
    open: (path) => session.open(origin + path),
    back: () => evaluate(() => history.back()),
    close: () => session.end().finally(stopChildren),
  }
}

/** Creates a home folder with GTK settings: WebKitGTK prefers reduced motion if GTK does not animate. */
function homeWithSettings(): string {
  const home = temporaryFolder()
  const settings = join(home, '.config/gtk-3.0')
  mkdirSync(settings, { recursive: true })
  writeFileSync(join(settings, 'gtk.css'), NARROW_TITLE_BAR)
  writeFileSync(join(settings, 'settings.ini'), '[Settings]\ngtk-enable-animations=1\n')
  return home
}

/** Waits until Xvfb is ready, which is when it prints its display number. @returns the display number */
async function displayOf(screen: ChildProcess): Promise<string> {
  const printed = once(screen.stdout as NonNullable<ChildProcess['stdout']>, 'data')
  const exited = once(screen, 'close').then(() => {
    throw new Error('Xvfb exited before it was ready')
  })
  const [number] = await Promise.race([printed, exited])
  return String(number).trim()
}

const START_TIMEOUT_MS = 60_000
const COMMAND_TIMEOUT_MS = 60_000
const ELEMENT_TIMEOUT_MS = 10_000

/** Web element identifier (https://www.w3.org/TR/webdriver2/#elements). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

type WebElement = { [ELEMENT]: string }

/** Opens a browser through a WebDriver server. `resize` sets the outer size. @throws if it is not ready within 60 s */
async function openSession(origin: string, capabilities: Record<string, unknown>) {
  const isReady = () =>
    send<{ ready: boolean }>('GET', `${origin}/status`).then(
      ({ ready }) => ready,
      () => false,
    )
  if (!(await until(isReady, START_TIMEOUT_MS))) throw new Error(`no driver answers at ${origin}`)
  const body = { capabilities: { alwaysMatch: capabilities } }
  const { sessionId } = await send<{ sessionId: string }>('POST', `${origin}/session`, body)
  const session = `${origin}/session/${sessionId}`

  // Send commands one at a time: an expect.poll that timed out may leave one in flight, and the server never answers
  // a command sent meanwhile.
  let previous: Promise<unknown> = Promise.resolve()
  function command<Value = void>(method: string, path: string, body?: unknown): Promise<Value> {
    const next = () => send<Value>(method, session + path, body)
    const response = previous.then(next, next)
    previous = response
    return response
  }
  const run = <Result>(script: string, ...args: unknown[]): Promise<Result> =>
    command('POST', '/execute/sync', { script, args })

  /** Waits until the element exists and scrolls it into the middle of the window, away from the sticky header. */
  async function find(selector: string): Promise<string> {
    const using = selector.startsWith('//') ? 'xpath' : 'css selector'
    const element = await command<WebElement>('POST', '/element', { using, value: selector })
    await run("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element)
    return element[ELEMENT]
  }
  await command('POST', '/timeouts', { implicit: ELEMENT_TIMEOUT_MS })

  const evaluate: EngineDriver['evaluate'] = (script, ...args) =>
    run(`return (${script}).apply(null, arguments)`, ...args)
  return {
    open: (url: string) => command('POST', '/url', { url }),
    resize: (width: number, height: number) => command('POST', '/window/rect', { width, height }),
    evaluate,
    // An element that moves or appears cannot be clicked yet.
    click: (selector: string) =>
      vi.waitFor(
        async () => command('POST', `/element/${await find(selector)}/click`, {}),
        ELEMENT_TIMEOUT_MS,
      ),
    async hover(selector: string) {
      const origin = { [ELEMENT]: await find(selector) }
      const move = { type: 'pointerMove', duration: 0, x: 0, y: 0, origin }
      await command('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions: [move] }] })
    },
    type: async (selector: string, text: string) =>
      command('POST', `/element/${await find(selector)}/value`, { text }),
    end: () => command('DELETE', ''),
  }
}

async function send<Value>(method: string, url: string, body?: unknown): Promise<Value> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(COMMAND_TIMEOUT_MS),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error(`${method} ${url} got no answer`, { cause })
  })
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`)
  return value
}
