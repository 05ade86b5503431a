// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
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
  send,
  sentMessage,
  submit,
  UNREACHABLE,
  values,
} from '#test/support/contact-form.tsx'
import { click, dispatch, mount } from '#test/support/mount.ts'
import { whatsappLink } from './FailureHelp.tsx'
import { DRAFT_KEY, saveDraft } from './saved-draft.ts'

describe('ContactForm with a failure', () => {
  beforeEach(replaceFetch)

  it('shows what the server rejects at the field and in a focused summary, keeps the values, and clears the error when it is sent', async () => {
    post.mockImplementationOnce(INVALID).mockImplementationOnce(SENT)
    await send()
    expect(field('email').getAttribute('aria-invalid')).toBe('true')
    const description = field('email').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(description)?.textContent).toBe('Enter the full address.')
    expect(document.activeElement?.textContent).toContain('Please correct this field')
    expect(document.activeElement?.querySelector('a')?.getAttribute('href')).toBe('#email')
    expect(values()).toEqual(MESSAGE)
    expect(button('Keep it')).toBeUndefined()
    await submit()
    expect(field('email').getAttribute('aria-invalid')).toBe('false')
    expect(alert()).toBe('')
  })

  it.each([
    ['the reason of the server', REFUSED, 'Please wait a minute.'],
    ['a general error if the answer is not JSON', async () => new Response('<h1>'), 'Something went wrong'],
    ['a general error when the server is unreachable', UNREACHABLE, 'Something went wrong'],
  ])('shows %s and keeps the values', async (_, failure, text) => {
    await send(failure)
    expect(alert()).toBe(text)
    expect(values()).toEqual(MESSAGE)
    expect(button('Send Message').disabled).toBe(false)
  })

  it('offers WhatsApp, and to keep the message only if the server is unreachable', async () => {
    post.mockImplementationOnce(REFUSED).mockImplementationOnce(UNREACHABLE)
    await send()
    expect(document.querySelector('form')?.textContent).toContain(FAILURE.whatsapp)
    expect(button('Keep it')).toBeUndefined()
    await submit()
    expect(button('Keep it')).toBeDefined()
  })

  it('says that the device cannot keep the message, and leaves it in the form', async () => {
    await send(UNREACHABLE)
    const setItem = vi.fn().mockThrow(new Error('full'))
    vi.stubGlobal('localStorage', { getItem: () => null, setItem })
    button('Keep it').focus()
    await click(button('Keep it'))
    expect(alert()).toBe(FAILURE.notKept)
    expect(document.activeElement).toBe(button('Keep it'))
    expect(values()).toEqual(MESSAGE)
  })
})

describe('ContactForm with a saved draft', () => {
  beforeEach(replaceFetch)

  /** Sends the message without a connection and saves it on the device. */
  async function keepMessage(): Promise<void> {
    await send(UNREACHABLE)
    await click(button('Keep it'))
  }
  const goOnline = () => dispatch(window, new Event('online'))

  it('sends a message and its draft with the subject that a script has written into the address', async () => {
    post.mockImplementation(UNREACHABLE)
    await mount(form)
    document.querySelector('form')?.setAttribute('action', '/api/contact?subject=CSR')
    await fill()
    await submit()
    await click(button('Keep it'))
    document.querySelector('form')?.setAttribute('action', '/api/contact')
    await goOnline()
    expect(post.mock.calls.map(([url]) => url)).toEqual(Array(2).fill('/api/contact?subject=CSR'))
  })

  it('keeps the draft while the server is unreachable, with an error only after a request to send', async () => {
    await keepMessage()
    await goOnline()
    expect(post).toHaveBeenCalledTimes(2)
    expect(alert()).toBe('')
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
    await mount(form)
    expect(sentMessage()).toEqual({ body: MESSAGE, key: 'k1' })
    expect(dialog()?.textContent).toContain('Amina Bello')
  })

  it('asks before it sends a draft that seems old, and keeps it meanwhile', async () => {
    vi.setSystemTime(Date.UTC(2026, 10, 23))
    onTestFinished(() => void vi.useRealTimers())
    saveDraft({ fields: MESSAGE, key: 'k1' }, Date.UTC(2026, 9, 1))
    post.mockImplementation(SENT)
    await mount(form)
    await goOnline()
    expect(post).not.toHaveBeenCalled()
    expect(document.querySelector('[role=status]')?.textContent).toContain(FAILURE.old)
    expect(localStorage.getItem(DRAFT_KEY)).toContain(MESSAGE.message)
    await click(button('Send it now'))
    expect(sentMessage()).toEqual({ body: MESSAGE, key: 'k1' })
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull()
  })
})

const textOf = (link: string) => new URL(link).searchParams.get('text')

it('WhatsApp link: contains the typed text with its line breaks, emoji, plus signs and Yoruba letters', () => {
  const link = whatsappLink('2348000000000', { name: 'Ọláyínká', message: 'Ẹ káàárọ̀ 👋\n2 + 2 = 4 & more?' })
  expect(link.startsWith('https://wa.me/2348000000000?text=')).toBe(true)
  expect(textOf(link)).toBe('Ẹ káàárọ̀ 👋\n2 + 2 = 4 & more?\n\nỌláyínká')
})

it('WhatsApp link: cuts a long text without splitting a character', () => {
  const link = whatsappLink('1', { name: '', message: '👋'.repeat(2000) })
  expect([...(textOf(link) ?? '')]).toHaveLength(1500)
  expect(textOf(link)?.endsWith('👋')).toBe(true)
})
