import { CONTACT_FIELDS, mapFields, OPTIONAL_FIELDS } from '#contact/fields.ts'
import type { OutgoingMessage } from './send-message.ts'

/** A message that the visitor has saved on the device, to be sent when the connection is back. */
export type SavedDraft = OutgoingMessage & { keptAt: number }

const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000

/** Key of the draft in local storage. */
export const DRAFT_KEY = 'kept-message'

/** Saves a message on the device. @returns false if local storage is full or disabled */
export function saveDraft(message: OutgoingMessage, now = Date.now()): boolean {
  try {
    localStorage.setItem(DRAFT_KEY, JSON.stringify({ ...message, keptAt: now } satisfies SavedDraft))
    return true
  } catch {
    return false
  }
}

/**
 * Returns the draft saved on this device, if there is one. Deletes a draft that is too old or unreadable. The optional fields
 * that a draft of an older release lacks are empty.
 */
export function readDraft(now = Date.now()): SavedDraft | undefined {
  try {
    const saved = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? 'null')
    const fields = { ...mapFields(OPTIONAL_FIELDS, () => ''), ...saved?.fields }
    const draft: Partial<SavedDraft> = { ...saved, fields }
    if (isSavedDraft(draft) && now - draft.keptAt < MAX_AGE_MS) return draft
    deleteDraft()
  } catch {
    deleteDraft()
  }
  return undefined
}

/** Deletes the draft saved on this device. */
export function deleteDraft(): void {
  try {
    localStorage.removeItem(DRAFT_KEY)
  } catch {
    // Local storage is disabled, so there is no draft to delete.
  }
}

function isSavedDraft(draft: Partial<SavedDraft>): draft is SavedDraft {
  return (
    typeof draft.key === 'string' &&
    typeof draft.keptAt === 'number' &&
    CONTACT_FIELDS.every((field) => typeof draft.fields?.[field] === 'string')
  )
}
