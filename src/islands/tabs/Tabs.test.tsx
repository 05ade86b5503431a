// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { click, dispatch, mount, press } from '#test/support/mount.ts'
import { Tabs } from './Tabs.tsx'

const island = (
  <Tabs
    label="About the product"
    tabs={[
      { id: 'details', label: 'Details' },
      { id: 'technology', label: 'Technology' },
      { id: 'pricing', label: 'Pricing' },
    ]}
    details={<p>Available</p>}
    technology={<p>React</p>}
    pricing={<p>₦5,000</p>}
  />
)

const tab = (id: string) => document.getElementById(`tab-${id}`) as HTMLElement
const openTabs = () => [...document.querySelectorAll('[aria-selected="true"]')].map(({ id }) => id)
const openPanels = () => [...document.querySelectorAll('[role=tabpanel].open')].map(({ id }) => id)

/** Sets the fragment as Back, Forward and links do. */
async function goTo(fragment: string): Promise<void> {
  history.replaceState(null, '', fragment || location.pathname)
  await dispatch(window, new Event('hashchange'))
}

describe('Tabs', () => {
  beforeEach(() => history.replaceState(null, '', '/products/taxly'))

  it('renders each tab as a link to its panel, which the keyboard reaches before hydration', () => {
    const html = document.createElement('div')
    html.innerHTML = renderToStaticMarkup(island)
    const tabs = [...html.querySelectorAll('[role=tab]')]
    expect(tabs.map((each) => each.getAttribute('href'))).toEqual(['#details', '#technology', '#pricing'])
    expect(tabs.map((each) => each.getAttribute('tabindex'))).toEqual(['0', '0', '0'])
    expect(html.querySelector('#pricing')?.textContent).toContain('₦5,000')
  })

  it('opens the first tab, and makes it the only tab stop after hydration', async () => {
    await mount(island)
    expect(openTabs()).toEqual(['tab-details'])
    expect(openPanels()).toEqual(['details'])
    expect(['details', 'technology', 'pricing'].map((id) => tab(id).tabIndex)).toEqual([0, -1, -1])
  })

  it('opens the tab that the URL fragment names', async () => {
    history.replaceState(null, '', '#pricing')
    await mount(island)
    expect(openTabs()).toEqual(['tab-pricing'])
    expect(openPanels()).toEqual(['pricing'])
  })

  it('opens a clicked tab with a new history entry', async () => {
    await mount(island)
    const push = vi.spyOn(history, 'pushState')
    expect(await click(tab('pricing'))).toBe(false)
    expect(openPanels()).toEqual(['pricing'])
    expect(location.hash).toBe('#pricing')
    expect(push).toHaveBeenCalledTimes(1)
    await click(tab('pricing'))
    expect(push).toHaveBeenCalledTimes(1)
  })

  it('moves the focus and opens tabs with the arrow keys, without history entries', async () => {
    await mount(island)
    const { length } = history
    tab('details').focus()
    for (const [key, id] of [
      ['ArrowRight', 'technology'],
      ['End', 'pricing'],
      ['ArrowRight', 'details'],
      ['ArrowLeft', 'pricing'],
      ['Home', 'details'],
    ] as const) {
      expect(await press(document.activeElement as Element, key)).toBe(false)
      expect(document.activeElement).toBe(tab(id))
      expect(openPanels()).toEqual([id])
    }
    expect(history.length).toBe(length)
  })

  it('opens the tab of a new fragment, and the first tab after Back to the page without a fragment', async () => {
    await mount(island)
    await goTo('#technology')
    expect(openPanels()).toEqual(['technology'])
    await goTo('')
    expect(openPanels()).toEqual(['details'])
  })

  it('keeps the open tab when a fragment names another part of the page', async () => {
    await mount(island)
    await click(tab('pricing'))
    await goTo('#main')
    expect(openPanels()).toEqual(['pricing'])
  })
})
