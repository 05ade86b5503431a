// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { IDEMPOTENCY_HEADER } from '#contact/fields.ts'
import { click, dispatch, mount } from '#test/support/mount.ts'
import { ContactForm } from './ContactForm.tsx'
import { DRAFT_KEY, saveDraft } from './saved-draft.ts'

const MESSAGE = {
  name: 'Amina Bello',
  email: 'amina@example.com',
  service: '',
  message: 'A payroll for 80 people',
}
const FAILURE = {
  offline: 'We could not reach our server.',
  keep: 'Keep it',
  kept: 'A message is waiting.',
  sendNow: 'Send it now',
  remove: 'Remove it',
  whatsapp: 'Send it by WhatsApp',
}

const island = (
  <ContactForm
    action="/api/contact"
    caption={{ title: 'Untitled', hint: 'Woven from your name.' }}
    failure={FAILURE}
    whatsapp="2348000000000"
    checking="Checking that you are a person."
    privacyNote="Our team reads your message."
    privacyPolicyUrl="/privacy-policy"
  />
)

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
const values = () => Object.fromEntries(Object.keys(MESSAGE).map((name) => [name, field(name).value]))
const buttons = () => [...document.querySelectorAll('form button, [role=status] button')]
const button = (name: string) =>
  buttons().find(({ textContent }) => textContent === name) as HTMLButtonElement
const alert = () => document.querySelector('[role=alert]')?.textContent
const dialog = () => document.querySelector('dialog')

async function fill(changes: Partial<typeof MESSAGE> = {}): Promise<void> {
  for (const [name, value] of Object.entries({ ...MESSAGE, ...changes })) {
    field(name).value = value
    await dispatch(field(name), new Event('input', { bubbles: true }))
  }
}

/** Submits the form as the browser does after it has validated the fields. */
const submit = () =>
  dispatch(
    document.querySelector('form') as Element,
    new SubmitEvent('submit', { bubbles: true, cancelable: true }),
  )

const answer = (status: number, body: unknown) => async () => Response.json(body, { status })
const SENT = answer(201, { message: 'We have it.', reference: 'ABCD-2345' })
const INVALID = answer(422, {
  error: 'Please correct the fields.',
  fields: { email: 'Write the address in full.' },
})
const UNREACHABLE = () => Promise.reject(new TypeError('Failed to fetch'))

describe('ContactForm', () => {
  const post = vi.fn<typeof fetch>()
  /** Returns the body and the idempotency key of a request. */
  const sentMessage = (index = 0) => {
    const { body, headers } = post.mock.calls[index]?.[1] ?? {}
    return { body: JSON.parse(String(body)), key: (headers as Record<string, string>)[IDEMPOTENCY_HEADER] }
  }

  beforeEach(() => {
    localStorage.clear()
    post.mockReset()
    vi.stubGlobal('fetch', post)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    return () => {
      vi.unstubAllGlobals()
      vi.restoreAllMocks()
    }
  })

  describe('when idle', () => {
    it('shows no error, and does not send', async () => {
      await mount(island)
      expect(alert()).toBe('')
      expect(button('Send Message').disabled).toBe(false)
      expect(post).not.toHaveBeenCalled()
    })

    it('draws the pattern of the typed name, with the name as its title', async () => {
      await mount(island)
      await fill()
      expect(document.querySelector('figcaption')?.textContent).toContain('Amina Bello')
    })
  })

  describe('while sending', () => {
    it('disables the button and ignores a second submit', async () => {
      const { promise, resolve } = Promise.withResolvers<Response>()
      post.mockReturnValue(promise)
      await mount(island)
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
      await mount(island)
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
      await mount(island)
      await fill()
      await submit()
      await act(async () => dialog()?.close())
      expect(dialog()).toBeNull()
      expect(document.activeElement).toBe(button('Send Message'))
    })

    it('sends a repeated message with the same idempotency key, and another message with a new key', async () => {
      post.mockImplementation(SENT)
      await mount(island)
      for (const message of ['Hello', 'Hello', 'Good morning']) {
        await fill({ message })
        await submit()
      }
      const [first, second, third] = [0, 1, 2].map((index) => sentMessage(index).key)
      expect(first).toBe(second)
      expect(third).not.toBe(first)
    })
  })

  describe('after the server has rejected the fields', () => {
    it('shows the error at the field and in a focused summary, and keeps the values', async () => {
      post.mockImplementation(INVALID)
      await mount(island)
      await fill()
      await submit()
      expect(field('email').getAttribute('aria-invalid')).toBe('true')
      expect(
        document.getElementById(field('email').getAttribute('aria-describedby') ?? '')?.textContent,
      ).toBe('Write the address in full.')
      expect(document.activeElement?.textContent).toContain('Please correct this field')
      expect(document.activeElement?.querySelector('a')?.getAttribute('href')).toBe('#email')
      expect(values()).toEqual(MESSAGE)
      expect(button('Keep it')).toBeUndefined()
    })

    it('clears the errors when the next submit succeeds', async () => {
      post.mockImplementationOnce(INVALID).mockImplementationOnce(SENT)
      await mount(island)
      await fill()
      await submit()
      await submit()
      expect(field('email').getAttribute('aria-invalid')).toBe('false')
      expect(alert()).toBe('')
    })
  })

  describe('after a failure', () => {
    it.each([
      ['the reason of the server', answer(429, { error: 'Please wait a minute.' }), 'Please wait a minute.'],
      [
        'a general error for an answer that is not JSON',
        async () => new Response('<h1>', { status: 500 }),
        'Something went wrong',
      ],
      ['a general error when the server is unreachable', UNREACHABLE, 'Something went wrong'],
    ])('shows %s and keeps the values', async (_, failure, text) => {
      post.mockImplementation(failure)
      await mount(island)
      await fill()
      await submit()
      expect(alert()).toBe(text)
      expect(values()).toEqual(MESSAGE)
      expect(button('Send Message').disabled).toBe(false)
    })

    it('offers WhatsApp, and to keep the message only if the server is unreachable', async () => {
      post.mockImplementationOnce(answer(500, {})).mockImplementationOnce(UNREACHABLE)
      await mount(island)
      await fill()
      await submit()
      expect(document.querySelector('form')?.textContent).toContain(FAILURE.whatsapp)
      expect(button('Keep it')).toBeUndefined()
      await submit()
      expect(button('Keep it')).toBeDefined()
    })
  })

  describe('with a saved draft', () => {
    /** Sends the message without a connection and saves it on the device. */
    async function keepMessage(): Promise<void> {
      post.mockImplementation(UNREACHABLE)
      await mount(island)
      await fill()
      await submit()
      await click(button('Keep it'))
    }
    const goOnline = () => dispatch(window, new Event('online'))

    it('saves the message, empties the fields and says so', async () => {
      await keepMessage()
      expect(localStorage.getItem(DRAFT_KEY)).toContain(MESSAGE.message)
      expect(values().message).toBe('')
      expect(alert()).toBe('')
      expect(document.activeElement?.textContent).toContain(FAILURE.kept)
    })

    it('sends the draft with its key when the connection is back, and removes it', async () => {
      await keepMessage()
      post.mockImplementation(SENT)
      await goOnline()
      expect(sentMessage(1)).toEqual(sentMessage(0))
      expect(dialog()?.textContent).toContain('Amina Bello')
      expect(localStorage.getItem(DRAFT_KEY)).toBeNull()
    })

    it('keeps the draft without an error when the server is still unreachable', async () => {
      await keepMessage()
      await goOnline()
      expect(post).toHaveBeenCalledTimes(2)
      expect(alert()).toBe('')
      expect(localStorage.getItem(DRAFT_KEY)).not.toBeNull()
    })

    it('shows why sending on request failed, and keeps the draft', async () => {
      await keepMessage()
      await click(button('Send it now'))
      expect(alert()).toBe('Something went wrong')
      expect(localStorage.getItem(DRAFT_KEY)).not.toBeNull()
    })

    it('does not offer to save a second message', async () => {
      await keepMessage()
      await fill({ message: 'Another message' })
      await submit()
      expect(alert()).toBe('Something went wrong')
      expect(button('Keep it')).toBeUndefined()
      expect(localStorage.getItem(DRAFT_KEY)).toContain(MESSAGE.message)
    })

    it('moves a rejected draft back into the empty fields, and sends it only once', async () => {
      await keepMessage()
      post.mockImplementation(INVALID)
      await act(async () => {
        for (const _ of ['first', 'second']) window.dispatchEvent(new Event('online'))
      })
      expect(post).toHaveBeenCalledTimes(2)
      expect(values()).toEqual(MESSAGE)
      expect(field('email').getAttribute('aria-invalid')).toBe('true')
      expect(localStorage.getItem(DRAFT_KEY)).toBeNull()
    })

    it('does not overwrite typed values with a rejected draft', async () => {
      await keepMessage()
      await fill({ message: 'Another message' })
      post.mockImplementation(INVALID)
      await goOnline()
      expect(values().message).toBe('Another message')
      expect(localStorage.getItem(DRAFT_KEY)).not.toBeNull()
    })

    it('removes the draft on request', async () => {
      await keepMessage()
      await click(button('Remove it'))
      expect(localStorage.getItem(DRAFT_KEY)).toBeNull()
      expect(document.body.textContent).not.toContain(FAILURE.kept)
    })

    it('sends a draft of an earlier visit on load', async () => {
      saveDraft({ fields: MESSAGE, key: 'k1' })
      post.mockImplementation(SENT)
      await mount(island)
      expect(sentMessage()).toEqual({ body: MESSAGE, key: 'k1' })
      expect(dialog()?.textContent).toContain('Amina Bello')
    })
  })
})
