// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  alert,
  button,
  dialog,
  FAILURE,
  field,
  fill,
  form,
  INVALID,
  MESSAGE,
  post,
  REFUSED,
  replaceFetch,
  SENT,
  submit,
  UNREACHABLE,
  values,
} from '#test/support/contact-form.tsx'
import { click, mount } from '#test/support/mount.ts'

describe('ContactForm with a failure', () => {
  beforeEach(replaceFetch)

  describe('after the server has rejected the fields', () => {
    it('shows the error at the field and in a focused summary, and keeps the values', async () => {
      post.mockImplementation(INVALID)
      await mount(form)
      await fill()
      await submit()
      expect(field('email').getAttribute('aria-invalid')).toBe('true')
      expect(
        document.getElementById(field('email').getAttribute('aria-describedby') ?? '')?.textContent,
      ).toBe('Enter the full address.')
      expect(document.activeElement?.textContent).toContain('Please correct this field')
      expect(document.activeElement?.querySelector('a')?.getAttribute('href')).toBe('#email')
      expect(values()).toEqual(MESSAGE)
      expect(button('Keep it')).toBeUndefined()
    })

    it('clears the errors when the next submit succeeds', async () => {
      post.mockImplementationOnce(INVALID).mockImplementationOnce(SENT)
      await mount(form)
      await fill()
      await submit()
      await submit()
      expect(field('email').getAttribute('aria-invalid')).toBe('false')
      expect(alert()).toBe('')
    })
  })

  describe('after a failure', () => {
    it.each([
      ['the reason of the server', REFUSED, 'Please wait a minute.'],
      [
        'a general error for an answer that is not JSON',
        async () => new Response('<h1>', { status: 500 }),
        'Something went wrong',
      ],
      ['a general error when the server is unreachable', UNREACHABLE, 'Something went wrong'],
    ])('shows %s and keeps the values', async (_, failure, text) => {
      post.mockImplementation(failure)
      await mount(form)
      await fill()
      await submit()
      expect(alert()).toBe(text)
      expect(values()).toEqual(MESSAGE)
      expect(button('Send Message').disabled).toBe(false)
    })

    it('offers WhatsApp, and to keep the message only if the server is unreachable', async () => {
      post.mockImplementationOnce(REFUSED).mockImplementationOnce(UNREACHABLE)
      await mount(form)
      await fill()
      await submit()
      expect(document.querySelector('form')?.textContent).toContain(FAILURE.whatsapp)
      expect(button('Keep it')).toBeUndefined()
      await submit()
      expect(button('Keep it')).toBeDefined()
    })

    it('says that the device cannot keep the message, and leaves it in the form', async () => {
      post.mockImplementation(UNREACHABLE)
      await mount(form)
      await fill()
      await submit()
      vi.stubGlobal('localStorage', {
        getItem: () => null,
        setItem: () => {
          throw new Error('full')
        },
      })
      button('Keep it').focus()
      await click(button('Keep it'))
      expect(alert()).toBe(FAILURE.notKept)
      expect(document.activeElement).toBe(button('Keep it'))
      expect(values()).toEqual(MESSAGE)
    })

    it('offers to keep the message after an answer that is not of the server', async () => {
      post.mockImplementation(async () => Response.json({}))
      await mount(form)
      await fill()
      await submit()
      expect(dialog()).toBeNull()
      expect(alert()).toBe('Something went wrong')
      expect(values()).toEqual(MESSAGE)
      expect(button('Keep it')).toBeDefined()
    })
  })
})
