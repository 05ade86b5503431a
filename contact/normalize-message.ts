/** Returns a message as it is stored: in Unicode normal form C, with `\n` line breaks, trimmed. */
export function normalizeMessage(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').trim()
}

/** Returns the length of a message as the server counts it, in code points after normalizing. */
export function messageLength(text: string): number {
  return [...normalizeMessage(text)].length
}
