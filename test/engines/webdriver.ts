import { vi } from 'vitest'
import { until } from '../support/wait.ts'
import type { EngineDriver } from './engine-driver.ts'

const START_TIMEOUT_MS = 60_000
const COMMAND_TIMEOUT_MS = 60_000
const ELEMENT_TIMEOUT_MS = 10_000

/** Web element identifier (https://www.w3.org/TR/webdriver2/#elements). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

type WebElement = { [ELEMENT]: string }

/**
 * Opens a browser through a WebDriver server, with the commands that the tests use. `resize` sets the outer size of the window.
 * @param origin of the server, which may still be starting
 * @throws if the server is not ready within 60 s or rejects the session
 */
export async function openSession(origin: string, capabilities: Record<string, unknown>) {
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
