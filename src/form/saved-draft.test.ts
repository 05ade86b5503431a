import { beforeEach, describe, expect, it, vi } from 'vitest'
import { OPTIONAL_FIELDS } from '#contact/fields.ts'
import { validMessage } from '#test/support/messages.ts'
import { readDraft, saveDraft } from './saved-draft.ts'

const MESSAGE = { fields: validMessage, key: 'k1' }
const DAY = 24 * 60 * 60 * 1000

describe('saveDraft and readDraft', () => {
  beforeEach(() => {
    const store = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
      removeItem: (key: string) => store.delete(key),
    })
    return () => vi.unstubAllGlobals()
  })

  it.each(OPTIONAL_FIELDS)(
    'return an empty %s if a release without this field has saved the draft',
    (field) => {
      const { [field]: _, ...fields } = validMessage
      localStorage.setItem('kept-message', JSON.stringify({ ...MESSAGE, fields, keptAt: 1 }))
      expect(readDraft(2)?.fields).toEqual({ ...validMessage, [field]: '' })
    },
  )

  it.each([
    ['6 days', 6 * DAY, false],
    ['7 days', 7 * DAY, true],
    ['11 years, because the clock was wrong', 4_000 * DAY, true],
    ['less than nothing, because the clock was wrong', -4_000 * DAY, false],
  ])('keep a draft that seems to be saved for %s', (_, age, isOld) => {
    const now = 5_000 * DAY
    expect(saveDraft(MESSAGE, now - age)).toBe(true)
    expect(readDraft(now)).toEqual({ ...MESSAGE, isOld })
    expect(readDraft(now)).toBeDefined()
  })

  it.each(['not json', '{}', '{"key":"k","keptAt":1,"fields":{"name":"A"}}', '[]', '7'])(
    'return nothing and delete nothing if the stored text is %s',
    (text) => {
      localStorage.setItem('kept-message', text)
      expect(readDraft(2)).toBeUndefined()
      expect(localStorage.getItem('kept-message')).toBe(text)
    },
  )
})
