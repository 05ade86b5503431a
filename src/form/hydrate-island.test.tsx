// @vitest-environment happy-dom
import { type ReactElement, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import hydrateIsland from './hydrate-island.ts'

function Form(): ReactElement {
  const [sent, setSent] = useState(0)
  if (sent > 1) throw new Error('broken on purpose')
  return (
    <form>
      <label htmlFor="name">Full Name</label>
      <input id="name" type="text" />
      <textarea id="message" />
      <select id="service">
        <option value="">Select</option>
        <option value="Other">Other</option>
      </select>
      <button type="button" onClick={() => setSent(sent + 1)}>
        Sent {sent}
      </button>
    </form>
  )
}

/** Adds the HTML of the island to the document, with typed values and the focus in the message. */
function addIsland(): HTMLElement {
  const island = document.createElement('div')
  island.setAttribute('ssr', '')
  island.innerHTML = renderToString(<Form />)
  document.body.replaceChildren(island)
  field('name').value = 'Amina'
  field('message').value = 'Good morning'
  field('service').value = 'Other'
  field('message').focus()
  field('message').setSelectionRange(4, 8)
  return island
}

const field = (id: string) => document.getElementById(id) as HTMLInputElement & HTMLTextAreaElement
const button = () => document.querySelector('button') as HTMLButtonElement
const values = () => ['name', 'message', 'service'].map((id) => field(id).value)

describe('hydrateIsland', () => {
  beforeEach(() => {
    const reportError = vi.fn()
    vi.stubGlobal('reportError', reportError)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => {
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
      document.body.replaceChildren()
      expect(reportError).not.toHaveBeenCalled()
    })
  })

  it('keeps the elements of the server if nothing was changed', () => {
    const island = addIsland()
    const before = [...island.querySelectorAll('*')]
    hydrateIsland(island)(Form, {})
    expect([...island.querySelectorAll('*')].every((element, index) => element === before[index])).toBe(true)
    button().click()
    expect(values()).toEqual(['Amina', 'Good morning', 'Other'])
  })

  it('puts the HTML of the server back, with the typed values, if the component cannot render', () => {
    const island = addIsland()
    const html = island.innerHTML
    hydrateIsland(island)(() => {
      throw new Error('broken on purpose')
    }, {})
    expect(island.innerHTML).toBe(html)
    expect(values()).toEqual(['Amina', 'Good morning', 'Other'])
    expect(document.activeElement).toBe(field('message'))
  })

  it('puts the HTML of the server back, with the values typed since, if the component fails later', async () => {
    const island = addIsland()
    hydrateIsland(island)(Form, {})
    field('name').value = 'Amina Bello'
    for (const _ of ['first', 'second']) {
      button().click()
      await new Promise((resolve) => setTimeout(resolve))
    }
    await vi.waitFor(() => expect(button().textContent).toBe('Sent 0'))
    expect(values()).toEqual(['Amina Bello', 'Good morning', 'Other'])
  })
})
