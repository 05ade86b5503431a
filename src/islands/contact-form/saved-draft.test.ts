import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetKeptMessage, keepMessage, readKeptMessage } from './saved-draft.ts'

const MESSAGE = {
  fields: { name: 'Amina', email: 'amina@example.com', service: '', message: 'Hello' },
  key: 'k1',
}
const DAY = 24 * 60 * 60 * 1000

describe('a message kept on the device', () => {
  beforeEach(() => {
    const store = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
      removeItem: (key: string) => store.delete(key),
    })
    return () => vi.unstubAllGlobals()
  })

  it('comes back as it was kept', () => {
    expect(keepMessage(MESSAGE, 1000)).toBe(true)
    expect(readKeptMessage(1000 + 6 * DAY)).toEqual({ ...MESSAGE, keptAt: 1000 })
  })

  it('is gone after 7 days', () => {
    keepMessage(MESSAGE, 1000)
    expect(readKeptMessage(1000 + 7 * DAY)).toBeUndefined()
    expect(readKeptMessage(1000)).toBeUndefined()
  })

  it('is gone once it is forgotten', () => {
    keepMessage(MESSAGE)
    forgetKeptMessage()
    expect(readKeptMessage()).toBeUndefined()
  })

  it.each(['not json', '{}', '{"key":"k","keptAt":1,"fields":{"name":"A"}}', '[]', '7'])(
    '%s is no message',
    (text) => {
      localStorage.setItem('kept-message', text)
      expect(readKeptMessage(2)).toBeUndefined()
      expect(localStorage.getItem('kept-message')).toBeNull()
    },
  )

  it('is not kept where the browser stores nothing', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new Error('full')
      },
    })
    expect(keepMessage(MESSAGE)).toBe(false)
  })
})
