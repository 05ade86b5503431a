// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { click, dispatch, press } from '#test/support/mount.ts'
import { Tabs } from './Tabs.tsx'

const HTML = renderToStaticMarkup(
  <Tabs
    label="About the product"
    tabs={['Details', 'Technology', 'Pricing']}
    details={<p>Available</p>}
    technology={<p>React</p>}
    pricing={<p>₦5,000</p>}
  />,
)

const tab = (id: string) => document.getElementById(`tab-${id}`) as HTMLElement
const openPanels = () =>
  [...document.querySelectorAll('[role=tabpanel][data-open]:not([hidden])')].map(({ id }) => id)

/** Runs the script in a page with tabs. */
async function openPage(fragment = ''): Promise<void> {
  history.replaceState(null, '', `/products/taxly${fragment}`)
  document.body.innerHTML = HTML
  vi.resetModules()
  await vi.importActual('./tabs.ts')
}

// src/sections/about/about.spec.ts goes back to the first tab.
describe('tabs', () => {
  beforeEach(async () => {
    await openPage()
    return () => document.body.replaceChildren()
  })

  it('are one tab stop, and their panels another', () => {
    expect(['details', 'technology', 'pricing'].map((id) => tab(id).tabIndex)).toEqual([0, -1, -1])
    expect(document.getElementById('details')?.tabIndex).toBe(0)
  })

  it('move the focus and open tabs with the arrow keys, without history entries', async () => {
    const { length } = history
    tab('details').focus()
    for (const [key, id] of [
      ['ArrowRight', 'technology'],
      ['End', 'pricing'],
      ['ArrowRight', 'details'],
      ['ArrowLeft', 'pricing'],
      ['Home', 'details'],
      [' ', 'details'],
    ] as const) {
      expect(await press(document.activeElement as HTMLElement, key)).toBe(false)
      expect(document.activeElement).toBe(tab(id))
      expect(openPanels()).toEqual([id])
    }
    expect(history.length).toBe(length)
    const init = { key: 'ArrowRight', altKey: true, bubbles: true, cancelable: true }
    expect(await dispatch(tab('details'), new KeyboardEvent('keydown', init))).toBe(true)
    expect(openPanels()).toEqual(['details'])
  })

  it('keep the open tab when a fragment names another part of the page', async () => {
    await click(tab('pricing'))
    history.replaceState(null, '', '#main')
    await dispatch(window, new Event('hashchange'))
    expect(openPanels()).toEqual(['pricing'])
  })
})
