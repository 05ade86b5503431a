import { useState } from 'react'
import { deleteDraft, readDraft, type SavedDraft, saveDraft } from './saved-draft.ts'
import type { OutgoingMessage } from './send-message.ts'

/** Holds the draft saved on this device. `draft` is undefined until `loadDraft` is called. */
export function useSavedDraft() {
  const [draft, setDraft] = useState<SavedDraft>()

  function loadDraft(): SavedDraft | undefined {
    const saved = readDraft()
    setDraft(saved)
    return saved
  }

  return {
    draft,
    loadDraft,
    saveDraft(message: OutgoingMessage): boolean {
      const isSaved = saveDraft(message)
      if (isSaved) loadDraft()
      return isSaved
    },
    removeDraft(): void {
      deleteDraft()
      setDraft(undefined)
    },
  }
}
