import { CONTACT_FIELDS } from '#contact/fields.ts'
import type { Outgoing } from './send-message.ts'

/** A message that waits on the visitor's device, with their consent, for the connection to come back. */
export type KeptMessage = Outgoing & { keptAt: number }

/** A kept message is forgotten after 7 days, in ms. */
const LONGEST = 7 * 24 * 60 * 60 * 1000

/** Where the browser keeps it. */
export const KEPT_MESSAGE = 'kept-message'

/** Keeps a message on the device. @returns false where the browser refuses to store anything */
export function keepMessage(message: Outgoing, now = Date.now()): boolean {
  try {
    localStorage.setItem(KEPT_MESSAGE, JSON.stringify({ ...message, keptAt: now } satisfies KeptMessage))
    return true
  } catch {
    return false
  }
}

/** The message that waits on this device, if one does; one that is too old or unreadable is forgotten. */
export function readKeptMessage(now = Date.now()): KeptMessage | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_MESSAGE) ?? 'null')
    if (isKeptMessage(kept) && now - kept.keptAt < LONGEST) return kept
    forgetKeptMessage()
  } catch {
    forgetKeptMessage()
  }
  return undefined
}

export function forgetKeptMessage(): void {
  try {
    localStorage.removeItem(KEPT_MESSAGE)
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}

function isKeptMessage(value: unknown): value is KeptMessage {
  if (typeof value !== 'object' || value === null) return false
  const { fields, key, keptAt } = value as Partial<KeptMessage>
  return (
    typeof key === 'string' &&
    typeof keptAt === 'number' &&
    typeof fields === 'object' &&
    CONTACT_FIELDS.every((field) => typeof fields?.[field] === 'string')
  )
}
