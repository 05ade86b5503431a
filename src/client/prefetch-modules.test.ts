// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { prefetchWhenIdle } from './prefetch-modules.ts'

const SOURCE = 'import{a as e}from"./react.A-1_b.js";import{t}from"./shared.2.js";console.log("./no.css")'

const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]')]

/** Adds an island and lets the page load. */
async function loadPage(connection?: { saveData?: boolean; effectiveType?: string }): Promise<void> {
  vi.stubGlobal('navigator', { connection })
  document.body.innerHTML =
    '<astro-island component-url="/_astro/Tabs.1.js" renderer-url="/_astro/client.3.js"></astro-island>'
  prefetchWhenIdle(document.querySelector('astro-island') as Element)
  window.dispatchEvent(new Event('load'))
  await vi.runAllTimersAsync()
}

describe('prefetchWhenIdle', () => {
  const request = vi.fn(async () => new Response(SOURCE))
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
    'preloads the component, the renderer and what the component imports with the connection %o',
    async (connection) => {
      await loadPage(connection)
      expect(preloads().map(({ href }) => new URL(href).pathname)).toEqual([
        '/_astro/Tabs.1.js',
        '/_astro/client.3.js',
        '/_astro/react.A-1_b.js',
        '/_astro/shared.2.js',
      ])
    },
  )

  it('waits until the browser is idle', async () => {
    const callbacks: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => callbacks.push(callback))
    await loadPage()
    expect(request).not.toHaveBeenCalled()
    for (const callback of callbacks) callback()
    expect(request).toHaveBeenCalledTimes(1)
  })

  it.each([
    { saveData: true },
    { effectiveType: 'slow-2g' },
    { effectiveType: '2g' },
    { effectiveType: '3g' },
  ])('fetches nothing with the connection %o', async (connection) => {
    await loadPage(connection)
    expect(request).not.toHaveBeenCalled()
    expect(preloads()).toEqual([])
  })

  it('preloads nothing if the component cannot be fetched', async () => {
    request.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await loadPage()
    expect(preloads()).toEqual([])
  })
})
