// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import hydrateOnIntent, { type HydrationOptions } from './hydrate-on-intent.ts'

vi.mock('./prefetch-modules.ts')

/**
 * Adds an island to the document. Its modules have loaded when the returned promise is resolved with true, and have
 * failed when it is resolved with false: Astro then reports the error itself, and hydration does nothing.
 */
function addIsland(options?: HydrationOptions) {
  document.body.innerHTML = `<div ssr>
    <button>Filter</button> <h2><a href="/products/taxly">Taxly</a></h2>
    <a href="#pricing">Pricing</a> <div id="pricing"></div>
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
const point = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
const busy = () => [...document.querySelectorAll('[aria-busy="true"]')].map(({ textContent }) => textContent)

describe('hydrateOnIntent', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/products')
    localStorage.clear()
  })

  it('loads the island once, at the first event on it', () => {
    const { load } = addIsland()
    expect(load).not.toHaveBeenCalled()
    for (const _ of ['first', 'second']) point('button')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('ignores events outside the given parts', () => {
    const { load } = addIsland({ parts: 'h2 a' })
    point('button')
    expect(load).not.toHaveBeenCalled()
    point('h2 a')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('marks a clicked button as busy, and dispatches the click once after hydration', async () => {
    const { island, loading } = addIsland()
    const clicks: MouseEvent[] = []
    island.addEventListener('click', (event) => clicks.push(event))
    point('button')
    for (const _ of ['first', 'impatient']) click('button')
    expect(busy()).toEqual(['Filter'])
    loading.resolve(true)
    await vi.waitFor(() => expect(busy()).toEqual([]))
    const replayed = await vi.waitUntil(() => clicks.at(2))
    expect(replayed.ctrlKey).toBe(true)
    expect(clicks).toHaveLength(3)
  })

  it('dispatches the clicks on several controls in their order', async () => {
    const { island, loading } = addIsland({ parts: 'button, h2 a' })
    point('button')
    expect([click('h2 a'), click('button')]).toEqual([false, false])
    expect(busy()).toEqual(['Filter', 'Taxly'])
    const clicked: string[] = []
    island.addEventListener('click', ({ target }) => clicked.push((target as Element).tagName))
    loading.resolve(true)
    await vi.waitFor(() => expect(clicked).toEqual(['A', 'BUTTON']))
  })

  it('lets links act at once, unless they are among the given parts', () => {
    addIsland()
    point('button')
    expect(click('a[href="#pricing"]')).toBe(true)
    expect(busy()).toEqual([])
  })

  it('gives the click back to the static HTML when loading fails, and loads again at the next event', async () => {
    const { island, load, loading } = addIsland({ parts: 'h2 a' })
    point('h2 a')
    click('h2 a')
    const defaultPrevented: boolean[] = []
    island.addEventListener('click', (event) => {
      defaultPrevented.push(event.defaultPrevented)
      event.preventDefault()
    })
    loading.resolve(false)
    await vi.waitFor(() => expect(defaultPrevented).toEqual([false]))
    expect(busy()).toEqual([])
    point('h2 a')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['?category=EdTech', true],
    ['?category=', true],
    ['?sector=Finance', true],
    ['?subcategory=EdTech', false],
    ['?from=category', false],
  ])('with the option queries: for %s, hydrates on load: %s', (search, expected) => {
    history.replaceState(null, '', search)
    expect(addIsland({ queries: ['category', 'sector'] }).load).toHaveBeenCalledTimes(expected ? 1 : 0)
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
    point('button')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('hydrates when the URL fragment names an element of the island', () => {
    const { load } = addIsland()
    history.replaceState(null, '', '#main')
    window.dispatchEvent(new Event('hashchange'))
    expect(load).not.toHaveBeenCalled()
    history.replaceState(null, '', '#pricing')
    window.dispatchEvent(new Event('hashchange'))
    expect(load).toHaveBeenCalledTimes(1)
  })
})
