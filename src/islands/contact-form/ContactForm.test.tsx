// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  alert,
  button,
  dialog,
  field,
  fill,
  form,
  MESSAGE,
  post,
  replaceFetch,
  SENT,
  sentMessage,
  submit,
  values,
} from '#test/support/contact-form.tsx'
import { mount } from '#test/support/mount.ts'

describe('ContactForm', () => {
  beforeEach(replaceFetch)

  describe('when idle', () => {
    it('shows no error, and does not send', async () => {
      await mount(form)
      expect(alert()).toBe('')
      expect(button('Send Message').disabled).toBe(false)
      expect(post).not.toHaveBeenCalled()
    })

    it('describes the list of services with its hint', async () => {
      await mount(form)
      const hint = document.getElementById(field('service').getAttribute('aria-describedby') ?? '')
      expect(hint?.textContent).toBe('Choose Other.')
    })

    it('draws the pattern of the typed name, with the name as its title', async () => {
      await mount(form)
      await fill()
      expect(document.querySelector('figcaption')?.textContent).toContain('Amina Bello')
    })
  })

  describe('while sending', () => {
    it('disables the button and ignores a second submit', async () => {
      const { promise, resolve } = Promise.withResolvers<Response>()
      post.mockReturnValue(promise)
      await mount(form)
      await fill()
      await submit()
      expect(button('Sending...').disabled).toBe(true)
      await submit()
      expect(post).toHaveBeenCalledTimes(1)
      await act(async () => resolve(await SENT()))
      expect(dialog()?.textContent).toContain('We have it.')
    })
  })

  describe('after the server has stored the message', () => {
    it('thanks by name with the reference and empties the fields', async () => {
      post.mockImplementation(SENT)
      await mount(form)
      await fill()
      await submit()
      expect(sentMessage().body).toEqual(MESSAGE)
      expect(dialog()?.open).toBe(true)
      expect(dialog()?.textContent).toContain('Amina Bello')
      expect(dialog()?.textContent).toContain('ABCD-2345')
      expect(values()).toEqual({ name: '', email: '', service: '', message: '' })
    })

    it('returns to idle and focuses the button when the dialog closes', async () => {
      post.mockImplementation(SENT)
      await mount(form)
      await fill()
      await submit()
      await act(async () => dialog()?.close())
      expect(dialog()).toBeNull()
      expect(document.activeElement).toBe(button('Send Message'))
    })

    it('sends a repeated message with the same idempotency key, and another message with a new key', async () => {
      post.mockImplementation(SENT)
      await mount(form)
      for (const message of ['Hello', 'Hello', 'Good morning']) {
        await fill({ message })
        await submit()
      }
      const [first, second, third] = [0, 1, 2].map((index) => sentMessage(index).key)
      expect(first).toBe(second)
      expect(third).not.toBe(first)
    })
  })
})
