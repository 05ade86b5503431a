import { setTimeout as wait } from 'node:timers/promises'

const START_TIMEOUT_MS = 60_000
const POLL_INTERVAL_MS = 100
const COMMAND_TIMEOUT_MS = 60_000
const ELEMENT_TIMEOUT_MS = 10_000

/** Web element identifier (https://www.w3.org/TR/webdriver2/#elements). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

type NewSession = { sessionId: string }

type WebElement = { [ELEMENT]: string }

/** A WebDriver session, with the commands that the tests use. */
export type WebDriverSession = {
  open(url: string): Promise<void>
  /** Sets the outer size of the window, including its title bar, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** Runs a function body in the page and awaits its result. Arguments and results can be elements. */
  run<Result>(script: string, ...args: unknown[]): Promise<Result>
  /** Clicks an element with the pointer. A selector that begins with `//` is an XPath, others are CSS. */
  click(selector: string): Promise<void>
  /** Moves the pointer to an element. */
  hover(selector: string): Promise<void>
  /** Types into an element with the keyboard. */
  type(selector: string, text: string): Promise<void>
  /** Closes the browser. */
  end(): Promise<void>
}

/**
 * Opens a browser through a WebDriver server.
 * @param origin of the server, which may still be starting
 * @throws if the server is not ready within 60 s or rejects the session
 */
export async function openSession(
  origin: string,
  capabilities: Record<string, unknown>,
): Promise<WebDriverSession> {
  await waitUntilReady(origin)
  const body = { capabilities: { alwaysMatch: capabilities } }
  const { sessionId } = await send<NewSession>('POST', `${origin}/session`, body)
  const session = `${origin}/session/${sessionId}`

  // Send commands one at a time: an expect.poll that timed out may leave one in flight, and the server never answers
  // a command sent meanwhile.
  let previous: Promise<unknown> = Promise.resolve()
  function command<Value>(method: string, path: string, body?: unknown): Promise<Value> {
    const next = () => send<Value>(method, session + path, body)
    const response = previous.then(next, next)
    previous = response
    return response
  }

  /** Waits until the element exists and scrolls it into the middle of the window, away from the sticky header. */
  async function find(selector: string): Promise<string> {
    const using = selector.startsWith('//') ? 'xpath' : 'css selector'
    const element = await command<WebElement>('POST', '/element', { using, value: selector })
    const script = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })"
    await command('POST', '/execute/sync', { script, args: [element] })
    return element[ELEMENT]
  }
  await command('POST', '/timeouts', { implicit: ELEMENT_TIMEOUT_MS })

  return {
    open: (url) => command('POST', '/url', { url }),
    resize: (width, height) => command('POST', '/window/rect', { width, height }),
    run: (script, ...args) => command('POST', '/execute/sync', { script, args }),
    async click(selector) {
      // An element that moves or appears cannot be clicked yet.
      const deadline = Date.now() + ELEMENT_TIMEOUT_MS
      while (true) {
        try {
          return await command<void>('POST', `/element/${await find(selector)}/click`, {})
        } catch (error) {
          if (!String(error).includes('not interactable') || Date.now() > deadline) throw error
          await wait(POLL_INTERVAL_MS)
        }
      }
    },
    async hover(selector) {
      const origin = { [ELEMENT]: await find(selector) }
      const move = { type: 'pointerMove', duration: 0, x: 0, y: 0, origin }
      await command('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions: [move] }] })
    },
    type: async (selector, text) => command('POST', `/element/${await find(selector)}/value`, { text }),
    end: () => command('DELETE', ''),
  }
}

async function waitUntilReady(origin: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!(await isReady(origin))) {
    if (Date.now() > deadline) throw new Error(`no driver answers at ${origin}`)
    await wait(POLL_INTERVAL_MS)
  }
}

function isReady(origin: string): Promise<boolean> {
  return send<{ ready: boolean }>('GET', `${origin}/status`).then(
    ({ ready }) => ready,
    () => false,
  )
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
