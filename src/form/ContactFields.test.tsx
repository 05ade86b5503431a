// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { click, dispatch, mount } from '#test/support/mount.ts'
import { EmailField, suggestEmail } from './EmailField.tsx'
import { MessageField } from './MessageField.tsx'

const input = () => document.querySelector('input, textarea') as HTMLInputElement
const status = () => document.querySelector('[role=status]')?.textContent
const pause = () => act(() => vi.advanceTimersByTimeAsync(1000))

async function type(text: string): Promise<void> {
  input().value = text
  await dispatch(input(), new Event('input', { bubbles: true }))
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

it('EmailField: suggests the domain that was meant after a pause in typing, and takes it on a click', async () => {
  await mount(<EmailField state={undefined} />)
  await type('amina@gmail.con')
  expect(status()).toBe('')
  await pause()
  expect(status()).toBe('Did you mean amina@gmail.com?')
  expect(input().getAttribute('aria-invalid')).toBe('false')
  await click(document.querySelector('button') as HTMLButtonElement)
  expect(input().value).toBe('amina@gmail.com')
  expect(document.activeElement).toBe(input())
  expect(status()).toBe('')
})

it('EmailField: removes the suggestion when the visitor corrects the address', async () => {
  await mount(<EmailField state={undefined} />)
  await type('amina@gmail.con')
  await pause()
  await type('amina@gmail.com')
  expect(status()).toBe('')
  await pause()
  expect(status()).toBe('')
})

it('MessageField: shows the length from 90 % of the limit on, and announces it after a pause', async () => {
  await mount(<MessageField state={undefined} />)
  const length = document.getElementById('message-length')
  await type('x'.repeat(4499))
  expect([length?.textContent, input().getAttribute('aria-describedby')]).toEqual(['', 'message-hint'])
  await type('x'.repeat(4500))
  expect(length?.textContent).toBe('4,500 of 5,000 characters')
  expect(status()).toBe('')
  await pause()
  expect(status()).toBe('4,500 of 5,000 characters')
})

it('MessageField: is invalid above the limit, and valid again after shortening', async () => {
  await mount(<MessageField state={undefined} />)
  await type('x'.repeat(5001))
  expect(input().validationMessage).toContain('please shorten by 1')
  await type('x'.repeat(6000))
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(input().validationMessage).toContain('please shorten by 1,000')
  expect(input().value).toHaveLength(6000)
  await type('x'.repeat(5000))
  expect(input().getAttribute('aria-invalid')).toBe('false')
  expect(input().validationMessage).toBe('')
})

it.each([
  ['amina@gmail.con', 'amina@gmail.com'],
  ['amina@gmial.com', 'amina@gmail.com'],
  ['Amina.B@GMAIL.CO', 'Amina.B@gmail.com'],
  ['amina@yahoo.con', 'amina@yahoo.com'],
  ['amina@hotmal.com', 'amina@hotmail.com'],
  ['amina@outlok.com', 'amina@outlook.com'],
  ['amina@icloud.con', 'amina@icloud.com'],
])('suggestEmail: suggests for %s the address %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

const RIGHT = `gmail.com GMAIL.com googlemail.com yahoo.com yahoo.co.uk yahoo.co.za yahoo.fr ymail.com hotmail.com hotmail.fr outlook.com
  live.com gmx.com gmx.net mail.com email.com zmail.com cloud.com me.com aol.com proton.me example.com`

it.each(RIGHT.split(/\s+/))('suggestEmail: suggests nothing for the domain %s', (domain) => {
  expect(suggestEmail(`amina@${domain}`)).toBe('')
})

it.each(['', 'amina', 'gmail.con', '@gmail.con'])('suggestEmail: suggests nothing for %o', (text) => {
  expect(suggestEmail(text)).toBe('')
})
