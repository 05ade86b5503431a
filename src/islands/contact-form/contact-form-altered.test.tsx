// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { form } from '#test/support/contact-form.tsx'

// Changes by translators and extensions are tested in src/client/hydrate-island.test.tsx.
it('ContactForm: keeps a hint that a script has written before hydration, without rendering again', async () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(form)
  document.body.append(container)
  const hint = container.querySelector('output') as HTMLOutputElement
  hint.textContent = 'Which track?'
  const onRecoverableError = vi.fn()
  const root = await act(() => hydrateRoot(container, form, { onRecoverableError }))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    container.remove()
  })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(document.querySelector('output')?.textContent).toBe('Which track?')
})
