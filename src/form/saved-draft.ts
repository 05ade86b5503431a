import { CONTACT_FIELDS, mapFields, OPTIONAL_FIELDS } from '#contact/fields.ts'
import { withStorage } from '#src/ui/with-storage.ts'
import type { OutgoingMessage } from './send-message.ts'

/** A message that the visitor has saved on the device, to be sent when the connection is back. */
export type SavedDraft = OutgoingMessage & {
  /** True if the draft seems to be older than `MAX_AGE_MS`: then it is sent only on request. */
  isOld: boolean
}

const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000

export const DRAFT_KEY = 'kept-message'

/** Saves a message on the device. @returns false if local storage is full or disabled */
export function saveDraft(message: OutgoingMessage, now = Date.now()): boolean {
  const saved = JSON.stringify({ ...message, keptAt: now })
  return (
    withStorage(() => {
      localStorage.setItem(DRAFT_KEY, saved)
      return true
    }) === true
  )
}

/** Returns the saved draft, however old, as the device's clock may be wrong. Fields that older releases lack are empty. */
export function readDraft(now = Date.now()): SavedDraft | undefined {
  return withStorage(() => {
    const { keptAt, ...saved } = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '{}')
    const fields = { ...mapFields(OPTIONAL_FIELDS, () => ''), ...saved.fields }
    const draft: SavedDraft = { ...saved, fields, isOld: !(now - keptAt < MAX_AGE_MS) }
    const isReadable =
      typeof draft.key === 'string' && CONTACT_FIELDS.every((field) => typeof fields[field] === 'string')
    return isReadable ? draft : undefined
  })
}

export function deleteDraft(): void {
  localStorage.removeItem(DRAFT_KEY)
}
