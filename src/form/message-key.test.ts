// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { validMessage as FIELDS } from '#test/support/messages.ts'

/** Returns `messageKey` as a page has it that was just loaded. */
async function load() {
  vi.resetModules()
  return (await import('./message-key.ts')).messageKey
}

beforeEach(() => {
  sessionStorage.clear()
  return () => vi.unstubAllGlobals()
})

it('messageKey: is the same for equal fields, and another for each change of them and of the subject', async () => {
  const messageKey = await load()
  expect(messageKey({ ...FIELDS })).toBe(messageKey(FIELDS))
  const others = Object.keys(FIELDS).map((field) => messageKey({ ...FIELDS, [field]: 'Other' }))
  others.push(messageKey(FIELDS, '?subject=CSR'))
  expect(new Set([messageKey(FIELDS), ...others]).size).toBe(others.length + 1)
})

it('renewKeys: gives the same words another key, as after a message was sent', async () => {
  const messageKey = await load()
  const key = messageKey(FIELDS)
  const { renewKeys } = await import('./message-key.ts')
  renewKeys()
  expect(messageKey(FIELDS)).not.toBe(key)
  expect((await load())(FIELDS)).not.toBe(key)
})

it('messageKey: stores nothing of the message', async () => {
  const messageKey = await load()
  messageKey(FIELDS)
  expect(Object.values(sessionStorage)).toEqual([expect.stringMatching(/^[\da-f]{32}$/)])
})

it('messageKey: is the same for equal fields on one page if session storage is disabled', async () => {
  const fail = () => {
    throw new Error('disabled')
  }
  vi.stubGlobal('sessionStorage', { getItem: fail, setItem: fail })
  const messageKey = await load()
  expect(messageKey(FIELDS)).toBe(messageKey(FIELDS))
})
