// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import hydrateOnIntent from './hydrate-on-intent.ts'

/** Adds an island to the document. test/e2e/islands.spec.ts loads one again after a failure. */
function addIsland(stored?: string) {
  document.body.innerHTML = `<div ssr component-url="/_astro/Form.1.js" renderer-url="/_astro/client.3.js">
    <button id="send">Send</button>
  </div>`
  const island = document.querySelector('div') as HTMLElement
  const load = vi.fn(async () => async () => island.removeAttribute('ssr'))
  hydrateOnIntent(load as never, { name: 'Island', value: stored as never }, island)
  return { load }
}

const send = (type: string) =>
  document.querySelector('#send')?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true }))

describe('hydrateOnIntent', () => {
  beforeEach(() => {
    localStorage.clear()
    // So that these islands fetch nothing when another test lets the page load.
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    return () => {
      vi.unstubAllGlobals()
      document.body.replaceChildren()
    }
  })

  it.each(['pointerover', 'pointerdown', 'focusin'])(
    'loads the island once, at the first %s on it',
    (type) => {
      const { load } = addIsland()
      expect(load).not.toHaveBeenCalled()
      for (const _ of ['first', 'second']) send(type)
      expect(load).toHaveBeenCalledTimes(1)
    },
  )

  it('hydrates on load if local storage has the given key', () => {
    expect(addIsland('draft').load).not.toHaveBeenCalled()
    localStorage.setItem('draft', '{}')
    expect(addIsland('draft').load).toHaveBeenCalledTimes(1)
  })
})

describe('modules of an island', () => {
  const SOURCE = 'import{a as e}from"./react.A-1_b.js";import{t}from"./shared.2.js";console.log("./no.css")'
  const request = vi.fn(async () => new Response(SOURCE))
  const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]')]

  /** Adds an island and lets the page load. */
  async function loadPage(connection?: { saveData?: boolean; effectiveType?: string }): Promise<void> {
    vi.stubGlobal('navigator', { connection })
    addIsland()
    window.dispatchEvent(new Event('load'))
    await vi.runAllTimersAsync()
  }

  beforeEach(() => {
    document.head.innerHTML = ''
    request.mockClear()
    vi.useFakeTimers()
    vi.stubGlobal('fetch', request)
    return () => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    }
  })

  it.each([undefined, { effectiveType: '4g' }])(
    'are preloaded with those that they import with the connection %o',
    async (connection) => {
      await loadPage(connection)
      expect(preloads().map(({ href }) => new URL(href).pathname)).toEqual([
        '/_astro/Form.1.js',
        '/_astro/client.3.js',
        '/_astro/react.A-1_b.js',
        '/_astro/shared.2.js',
      ])
    },
  )

  it.each([
    { saveData: true },
    { effectiveType: 'slow-2g' },
    { effectiveType: '2g' },
    { effectiveType: '3g' },
  ])('are not fetched with the connection %o', async (connection) => {
    await loadPage(connection)
    expect(request).not.toHaveBeenCalled()
    expect(preloads()).toEqual([])
  })
})
