// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { dialog, fill, form, post, replaceFetch, SENT, submit, values } from '#test/support/contact-form.tsx'

/** Adds the static form to the document, alters it, and hydrates it as under Trusted Types: `innerHTML` throws. */
async function mountAltered(alter: (container: HTMLElement) => void) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(form)
  document.body.append(container)
  alter(container)
  vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(() => {
    throw new TypeError("This document requires 'TrustedHTML' assignment.")
  })
  const onRecoverableError = vi.fn()
  const root = await act(() => hydrateRoot(container, form, { onRecoverableError }))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    container.remove()
  })
  return onRecoverableError
}

describe('ContactForm in a page that was altered before hydration', () => {
  beforeEach(replaceFetch)

  it.each<[string, (container: HTMLElement) => void]>([
    [
      'a translated label',
      (container) => {
        const font = document.createElement('font')
        font.textContent = 'Adresse e-mail'
        container.querySelector('label[for=email]')?.replaceChildren(font)
      },
    ],
    [
      'a node after a field',
      (container) => container.querySelector('#email')?.after(document.createElement('div')),
    ],
    ['a node at the start', (container) => container.prepend(document.createElement('span'))],
    ['a node at the end of the form', (container) => container.querySelector('form')?.append('?')],
  ])('is there and sends the message after %s', async (_, alter) => {
    post.mockImplementation(SENT)
    await mountAltered(alter)
    expect(Object.keys(values())).toHaveLength(4)
    await fill()
    await submit()
    expect(dialog()?.textContent).toContain('We have it.')
  })

  it('keeps a hint that a script has written without rendering again', async () => {
    const onRecoverableError = await mountAltered((container) => {
      const hint = container.querySelector('output')
      if (hint) hint.textContent = 'Which track?'
    })
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(document.querySelector('output')?.textContent).toBe('Which track?')
  })
})
