import { CONTACT_FIELDS } from '#contact/fields.ts'
import type { OutgoingMessage } from './send-message.ts'

/** A message that the visitor has saved on their device until the connection comes back. */
export type SavedDraft = OutgoingMessage & { keptAt: number }

/** 7 days. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000

/** Key in local storage. */
export const DRAFT_KEY = 'kept-message'

/** Saves a message on the device. @returns false if the browser stores nothing */
export function saveDraft(message: OutgoingMessage, now = Date.now()): boolean {
  try {
    localStorage.setItem(DRAFT_KEY, JSON.stringify({ ...message, keptAt: now } satisfies SavedDraft))
    return true
  } catch {
    return false
  }
}

/** Returns the draft saved on this device, if there is one. Deletes it if it is too old or unreadable. */
export function readDraft(now = Date.now()): SavedDraft | undefined {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? 'null')
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
    // The browser stores nothing.
  }
}

function isSavedDraft(value: unknown): value is SavedDraft {
  if (typeof value !== 'object' || value === null) return false
  const { fields, key, keptAt } = value as Partial<SavedDraft>
  return (
    typeof key === 'string' &&
    typeof keptAt === 'number' &&
    typeof fields === 'object' &&
    CONTACT_FIELDS.every((field) => typeof fields?.[field] === 'string')
  )
}
