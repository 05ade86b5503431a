// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import {
  alert,
  button,
  dialog,
  field,
  fill,
  form,
  MESSAGE,
  post,
  REFUSED,
  replaceFetch,
  SENT,
  send,
  sentMessage,
  submit,
  values,
} from '#test/support/contact-form.tsx'
import { click, dispatch, mount } from '#test/support/mount.ts'

describe('ContactForm', () => {
  beforeEach(replaceFetch)

  it('describes the list of services with its hint', async () => {
    await mount(form)
    const hint = document.getElementById(field('service').getAttribute('aria-describedby') ?? '')
    expect(hint?.textContent).toBe('Choose Other.')
  })

  describe('while sending', () => {
    it('disables the button, ignores a second submit, and says so in a status that has the focus', async () => {
      const answer = await sendWithoutAnswer()
      expect(button('Sending...').disabled).toBe(true)
      await submit()
      expect(post).toHaveBeenCalledTimes(1)
      expect(document.activeElement?.getAttribute('role')).toBe('status')
      expect(document.activeElement?.textContent).toBe('Sending...')
      await act(async () => answer.resolve(await REFUSED()))
      expect(document.activeElement).toBe(button('Send Message'))
    })

    it('can be cancelled: keeps the values and sends them with the same key again', async () => {
      const answer = await sendWithoutAnswer()
      await click(button('Cancel'))
      expect(post.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
      expect(document.activeElement).toBe(button('Send Message'))
      await act(async () => answer.resolve(await SENT()))
      expect(dialog()).toBeNull()
      expect(alert()).toBe('')
      expect(values()).toEqual(MESSAGE)
      post.mockImplementation(SENT)
      await submit()
      expect(sentMessage(1)).toEqual(sentMessage(0))
      expect(dialog()?.open).toBe(true)
    })

    /** Submits a filled-in form; the test settles the returned promise of fetch. */
    async function sendWithoutAnswer() {
      const answer = Promise.withResolvers<Response>()
      post.mockReturnValueOnce(answer.promise)
      await mount(form)
      await fill()
      button('Send Message').focus()
      await submit()
      return answer
    }
  })

  describe('with text that must be repaired', () => {
    it.each([
      ['email', 'mailto:<amina@example.com>.', 'amina@example.com'],
      ['email', '\u00A0\u202Aamina@example.com\u202C', 'amina@example.com'],
      ['email', 'amina@example. com', 'amina@example.com'],
      ['name', 'Amina\tBello\u200B', 'Amina Bello'],
    ])('repairs %s %j on blur and on a click of the button, as by Enter', async (name, typed, repaired) => {
      await mount(form)
      for (const event of [
        () => dispatch(field(name), new FocusEvent('focusout', { bubbles: true })),
        () => click(button('Send Message')),
      ]) {
        field(name).value = typed
        await event()
        expect(field(name).value).toBe(repaired)
      }
    })

    it.each([
      new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }),
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true, keyCode: 229 }),
      new CompositionEvent('compositionend', { bubbles: true }),
    ])('changes nothing while a person types: %s', async (event) => {
      await mount(form)
      field('name').value = 'Amina '
      await dispatch(field('name'), event)
      expect(field('name').value).toBe('Amina ')
    })

    it('sends a message clean, and does not change it in the form', async () => {
      post.mockImplementation(REFUSED)
      await mount(form)
      await fill({ message: ' Call \u202D+234 803\u202C\v\n' })
      await dispatch(field('message'), new FocusEvent('focusout', { bubbles: true }))
      await submit()
      expect(sentMessage().body.message).toBe('Call +234 803')
      expect(field('message').value).toBe(' Call \u202D+234 803\u202C\v\n')
    })
  })

  describe('after the server has stored the message', () => {
    it('shows the answer with its reference after Close, until the next message is begun', async () => {
      await send(SENT)
      await click(button('Close'))
      const answer = () => document.querySelector('form [role=status][tabindex]')?.textContent
      expect(answer()).toBe('We have it. Your reference: ABCD-2345')
      await dispatch(field('name'), new InputEvent('input', { bubbles: true }))
      expect(answer()).toBe('')
    })

    it('shows the thanks in the page, with the focus, in a browser without dialogs', async () => {
      const { showModal } = HTMLDialogElement.prototype
      Object.assign(HTMLDialogElement.prototype, { showModal: undefined })
      onTestFinished(() => void Object.assign(HTMLDialogElement.prototype, { showModal }))
      await send(SENT)
      expect(document.activeElement).toBe(dialog())
      expect(document.documentElement.hasAttribute('data-dialog-open')).toBe(false)
      await click(button('Close'))
      expect(dialog()).toBeNull()
    })
  })
})
