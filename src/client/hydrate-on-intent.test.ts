// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import hydrateOnIntent, { type HydrationOptions } from './hydrate-on-intent.ts'

vi.mock('./prefetch-modules.ts')

/**
 * Adds an island to the document. Its modules have loaded when the returned promise is resolved with true, and have
 * failed when it is resolved with false: Astro then reports the error itself, and hydration does nothing.
 */
function addIsland(options?: HydrationOptions) {
  document.body.innerHTML = `<div ssr>
    <button id="send">Send</button> <button id="keep" type="button">Keep</button> <a href="/privacy-policy">Privacy</a>
  </div>`
  const island = document.querySelector('div') as HTMLElement
  const loading = Promise.withResolvers<boolean>()
  const load = vi.fn(async () => {
    const isLoaded = await loading.promise
    return async () => isLoaded && island.removeAttribute('ssr')
  })
  hydrateOnIntent(load as never, { name: 'Island', value: options as never }, island)
  return { island, load, loading }
}

/** Clicks an element. @returns false if the click is kept */
const click = (selector: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
/** Records and prevents the clicks that reach the static HTML. */
function clicksGivenBack(island: Element): string[] {
  const given: string[] = []
  island.addEventListener('click', (event) => {
    if (!event.defaultPrevented) given.push((event.target as Element).id)
    event.preventDefault()
  })
  return given
}

const point = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
const busy = () => [...document.querySelectorAll('[aria-busy="true"]')].map(({ textContent }) => textContent)

describe('hydrateOnIntent', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/products')
    localStorage.clear()
    return () => document.body.replaceChildren()
  })

  it('loads the island once, at the first event on it', () => {
    const { load } = addIsland()
    expect(load).not.toHaveBeenCalled()
    for (const _ of ['first', 'second']) point('#send')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('marks a clicked button as busy, and dispatches the click once after hydration', async () => {
    const { island, loading } = addIsland()
    const clicks: MouseEvent[] = []
    island.addEventListener('click', (event) => clicks.push(event))
    point('#send')
    for (const _ of ['first', 'impatient']) click('#send')
    expect(busy()).toEqual(['Send'])
    loading.resolve(true)
    await vi.waitFor(() => expect(busy()).toEqual([]))
    const replayed = await vi.waitUntil(() => clicks.at(2))
    expect(replayed.ctrlKey).toBe(true)
    expect(clicks).toHaveLength(3)
  })

  it('dispatches the clicks on several buttons in their order', async () => {
    const { island, loading } = addIsland()
    point('#send')
    expect([click('#send'), click('#keep')]).toEqual([false, false])
    expect(busy()).toEqual(['Send', 'Keep'])
    const clicked: string[] = []
    island.addEventListener('click', ({ target }) => clicked.push((target as Element).id))
    loading.resolve(true)
    await vi.waitFor(() => expect(clicked).toEqual(['send', 'keep']))
  })

  it('dispatches a click on the button that has replaced the clicked one', async () => {
    const { island, loading } = addIsland()
    point('#send')
    click('#send')
    const replaced = document.getElementById('send')?.cloneNode(true) as HTMLElement
    replaced.id = 'new'
    document.getElementById('send')?.replaceWith(replaced)
    const clicked: string[] = []
    island.addEventListener('click', ({ target }) => clicked.push((target as Element).id))
    loading.resolve(true)
    await vi.waitFor(() => expect(clicked).toEqual(['new']))
  })

  it('lets links act at once', () => {
    addIsland()
    point('#send')
    expect(click('a')).toBe(true)
    expect(busy()).toEqual([])
  })

  it('gives the click back to the static HTML when loading fails, and loads again at the next event', async () => {
    const { island, load, loading } = addIsland()
    point('#send')
    click('#send')
    const given = clicksGivenBack(island)
    loading.resolve(false)
    await vi.waitFor(() => expect(given).toEqual(['send']))
    expect(busy()).toEqual([])
    point('#send')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('gives the click back to the static HTML when loading takes more than 4 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { island } = addIsland()
    point('#send')
    click('#send')
    const given = clicksGivenBack(island)
    vi.advanceTimersByTime(3999)
    expect(given).toEqual([])
    vi.advanceTimersByTime(1)
    expect(given).toEqual(['send'])
    expect(busy()).toEqual([])
    expect(click('#keep')).toBe(false)
    expect(given).toEqual(['send', 'keep'])
  })

  it('hydrates on load if local storage has the given key', () => {
    expect(addIsland({ stored: 'draft' }).load).not.toHaveBeenCalled()
    localStorage.setItem('draft', '{}')
    expect(addIsland({ stored: 'draft' }).load).toHaveBeenCalledTimes(1)
  })

  it('does not read local storage without the option stored', () => {
    localStorage.setItem('undefined', '')
    expect(addIsland().load).not.toHaveBeenCalled()
  })

  it('hydrates if local storage is disabled, at the first event', () => {
    vi.stubGlobal('localStorage', undefined)
    const { load } = addIsland({ stored: 'draft' })
    vi.unstubAllGlobals()
    expect(load).not.toHaveBeenCalled()
    point('#send')
    expect(load).toHaveBeenCalledTimes(1)
  })
})
