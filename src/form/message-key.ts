import { withStorage } from '#src/ui/with-storage.ts'
import type { Fields } from './send-message.ts'

/** Name in session storage of the random part of all keys. Nothing that the visitor has typed is stored. */
const STORAGE_KEY = 'message-keys'

/** The random part, if session storage is disabled. */
let randomPart: string | undefined

/** Returns the idempotency key: the same for equal fields and subject, even after a reload, so the server stores them once. */
export function messageKey(fields: Fields, query = ''): string {
  randomPart ??= readRandomPart()
  return `${randomPart}-${hashOf(query + JSON.stringify(fields))}`
}

/** Gives later messages other keys, so that a message with the same words as a sent one can be sent again. */
export function renewKeys(): void {
  randomPart = undefined
  withStorage(() => sessionStorage.removeItem(STORAGE_KEY))
}

function readRandomPart(): string {
  // `crypto.randomUUID` does not exist on pages without TLS.
  const created = [...crypto.getRandomValues(new Uint8Array(16))].map(inHex).join('')
  const stored = withStorage(() => sessionStorage.getItem(STORAGE_KEY))
  if (!stored) withStorage(() => sessionStorage.setItem(STORAGE_KEY, created))
  return stored || created
}

/** Returns the FNV-1a hash of 32 bits. If two messages have the same hash, the server refuses the second as a conflict. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return inHex(hash >>> 0)
}

function inHex(value: number): string {
  return value.toString(16).padStart(2, '0')
}
